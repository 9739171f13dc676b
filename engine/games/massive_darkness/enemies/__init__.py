"""Enemies: spawning, targets and activation."""
