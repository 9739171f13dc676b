"""The autopilot: how it values options and answers questions."""
