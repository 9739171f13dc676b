"""The look, pieces, cards and plan of Keep the Heroes Out!."""
