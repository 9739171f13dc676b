"""Cards: what they say, and what becomes of it (FZ-CARD, FZ-EFFECT)."""
