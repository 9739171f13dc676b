"""Cards: the piles of a hero and the effects on cards (FZ-CARD, FZ-EFFECT)."""
