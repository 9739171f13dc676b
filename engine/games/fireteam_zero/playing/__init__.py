"""A mission from setup to result: views of a seat, invariants and migrations."""
