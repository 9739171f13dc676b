"""Shared building blocks of games: content, decks, maps, dice, choices, wording, invariants."""
