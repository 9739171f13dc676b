"""The bot through the local Discord."""
