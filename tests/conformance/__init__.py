"""Requests of the bot, judged by an implementation of Discord's API that is not ours (docs/conformance.md)."""
