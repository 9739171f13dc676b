"""Automatic choices: autopilot and standing orders."""
