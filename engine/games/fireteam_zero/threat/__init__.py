"""The threat phase: creatures move and attack, ambushes (FZ-THREAT, FZ-CREATURE)."""
