"""Computer players: searches, looking ahead, levels and hints."""
