"""Pictograms: one-colour masks on a grid of 100 x 100, so that any of them can take any colour. Here are those that any
game may use; each game draws its own in its folder."""

from renders.canvas import shared_symbols as shared
from renders.canvas import table_symbols as table
from renders.canvas.pen import SYMBOLS, Pen, colour_of, coloured, drawing, mask

__all__ = ["SYMBOLS", "Pen", "colour_of", "coloured", "drawing", "mask", "shared", "table"]
