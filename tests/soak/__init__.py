"""Long runs, marked `soak` and left to `make soak`. Each prints its figures."""
