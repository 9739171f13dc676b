"""What Heroes are and do: Actions, movement, Equipment, Levels."""
