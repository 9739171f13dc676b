"""Texts and pictures for Discord's App Directory (`make store`)."""
