"""The map: places, Presence, control, and changes of pieces."""
