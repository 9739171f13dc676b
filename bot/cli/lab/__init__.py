"""The lab: a game without Discord, as JSON Lines (the requests are listed in docs/lab.md)."""

from bot.cli.lab.lab import Lab
from bot.cli.lab.serve import serve

__all__ = ["Lab", "serve"]
