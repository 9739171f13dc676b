"""Pictures for players who were away, and for the end of a chapter: the same for all games."""
