"""Recorded games of each kind: after any change they must replay identically.

`games/` holds them as open exports of campaigns, and `hashes.json` the state's hash at each mark. `python -m
tests.recorded` records them again, which only a deliberate change of the rules justifies.
"""
