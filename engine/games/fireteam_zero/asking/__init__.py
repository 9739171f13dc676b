"""Questions to players, and the texts of cards, creatures and tasks."""
