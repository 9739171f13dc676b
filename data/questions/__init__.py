"""Cards, maps and words of the games, one package a game."""
