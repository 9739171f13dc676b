"""Choices for seats, by autopilot and by standing orders."""
