"""What games share: content, decks, maps, dice, choices, wording, invariants. It knows the kernel and no game."""
