"""The picture of the board, and its parts."""
