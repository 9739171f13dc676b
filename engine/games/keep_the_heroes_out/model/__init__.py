"""State, content and options; the notation of cards, scenario files and their checks, the layout."""
