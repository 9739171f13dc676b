"""Pictograms: one-colour masks on a grid of 100 x 100, so that any of them can take any colour. Here are those that any
game may use; each game draws its own in its folder."""

from renders.canvas.symbols import shared, table
from renders.canvas.symbols.pen import SYMBOLS, Pen, colour_of, coloured, drawing, mask

__all__ = ["SYMBOLS", "Pen", "colour_of", "coloured", "drawing", "mask", "shared", "table"]
