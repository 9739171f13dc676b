"""People: their preferences, what is kept about them, and how they are forgotten."""
