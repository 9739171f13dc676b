"""A scenario from setup to result: views of a seat, invariants and migrations."""
