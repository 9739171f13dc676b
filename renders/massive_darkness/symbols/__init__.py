"""Symbols of dice, cards, tokens, Heroes and Enemies."""
