"""Public messages as layouts."""
