"""Figures on the board: places, current numbers, and movement of heroes (FZ-MOVE, FZ-ESCORT)."""
