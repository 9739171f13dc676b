"""Benchmarks: `python -m tests.bench` prints medians beside their targets."""
