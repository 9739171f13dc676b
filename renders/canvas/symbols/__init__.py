"""Every pictogram: one-colour masks on a grid of 100 x 100, so that any of them can take any colour."""

from renders.canvas.symbols import enemies, massive_darkness, table, tyrants
from renders.canvas.symbols.pen import SYMBOLS, Pen, drawing, mask

__all__ = ["SYMBOLS", "Pen", "drawing", "enemies", "mask", "massive_darkness", "table", "tyrants"]
