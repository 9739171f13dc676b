"""The state, content and options of Tyrants, and the vocabulary of its cards."""
