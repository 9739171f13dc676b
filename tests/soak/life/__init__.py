"""Campaigns on a virtual clock, with people who are late, quit and come back: do they finish?

`python -m tests.soak.life FILE` plays campaigns through the real service, storage and delivery; only Discord's threads
are faked. `python -m tests.soak.life.report FILE` writes docs/life.md from them.
"""
