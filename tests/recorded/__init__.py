"""Whole games of each kind, played once and kept: whatever is changed since, they must go as they went.

`games/` holds them as open exports of campaigns, and `hashes.json` what a state is like at each mark of them.
`python -m tests.recorded` plays and records them anew, which only a deliberate change of the rules can call for.
"""
