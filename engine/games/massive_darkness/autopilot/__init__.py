"""The autopilot: what it makes of each question, and what it values."""
