"""Questions to players, and the texts of abilities and cards."""
