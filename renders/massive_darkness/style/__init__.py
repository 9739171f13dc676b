"""The look, pieces, dice and tokens of Massive Darkness."""
