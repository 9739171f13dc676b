"""Answers of autopilot and standing orders."""
