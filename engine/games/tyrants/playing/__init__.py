"""A match from setup to scoring: views of a seat, invariants and migrations."""
