"""The bot through the local Discord, and the page in a real Chromium."""
