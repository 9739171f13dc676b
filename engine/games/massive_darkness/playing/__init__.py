"""A Mission from setup to result: views of a seat, invariants and migrations."""
