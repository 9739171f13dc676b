"""State, content and options; the notation of cards, mission files and their checks, the layout."""
