"""A player's turn: activations, building, the Laboratory, clean-up and gamble (KH-TURN)."""
