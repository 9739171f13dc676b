"""Pictures of real chapters: a sample of every kind, for the palettes, the bench and the comparison of looks."""
