"""The map: places, Presence, control, and what happens to pieces."""
