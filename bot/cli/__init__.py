"""The `emberkeep` command. Only commands that run the bot import Discord."""

from bot.cli.app import main

__all__ = ["main"]
