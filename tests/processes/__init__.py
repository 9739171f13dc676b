"""Starts the bot, its commands and other parts in processes of their own."""
