"""The dungeon: rooms and their contents, events, and the text around it."""
