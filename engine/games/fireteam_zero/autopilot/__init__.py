"""Autopilot for heroes, and orders given ahead."""
