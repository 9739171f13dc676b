"""Cards: their piles, and what they do when they are played."""
