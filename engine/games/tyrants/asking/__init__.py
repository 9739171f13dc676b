"""Questions to players: options and the texts of cards."""
