"""Cards: their piles, and their effects when played."""
