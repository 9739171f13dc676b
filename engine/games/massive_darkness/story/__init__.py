"""Story Mode: what carries over from one Mission to the next (MD-STORY)."""
