"""A player's turn: cards, activations, renewal, clean-up and gamble (KH-TURN)."""
