"""Symbols: one-colour masks on a grid of 100 × 100. These are shared by all games; each game's folder has its own."""

from renders.canvas import shared_symbols as shared
from renders.canvas import table_symbols as table
from renders.canvas.pen import SYMBOLS, Pen, colour_of, coloured, drawing, mask

__all__ = ["SYMBOLS", "Pen", "colour_of", "coloured", "drawing", "mask", "shared", "table"]
