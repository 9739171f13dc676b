"""The lab: a game without Discord, as JSON Lines (see docs/lab.md for the requests)."""

from bot.cli.lab.lab import Lab
from bot.cli.lab.serve import serve

__all__ = ["Lab", "serve"]
