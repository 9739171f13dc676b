"""State, content and options; the effects of abilities, mission files and hooks."""
