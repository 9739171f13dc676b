"""Computer players: searches, levels and hints."""
