"""The threat phase: the track, creatures that move and attack, ambushes and spawning (FZ-THREAT, FZ-CREATURE)."""
