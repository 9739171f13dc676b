"""Story Mode: what is carried from one Mission to the next (MD-STORY)."""
