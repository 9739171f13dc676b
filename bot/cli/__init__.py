"""The `emberkeep` command. Only the commands that run the bot import Discord."""

from bot.cli.app import main

__all__ = ["main"]
