"""How fast the house is: `python -m tests.bench` prints medians beside the targets that they should meet."""
