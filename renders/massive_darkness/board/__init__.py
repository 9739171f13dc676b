"""The board of a Mission: map, pieces, and the text beside it."""
