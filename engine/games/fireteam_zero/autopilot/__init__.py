"""Autopilot for heroes, and the orders that players give in advance."""
