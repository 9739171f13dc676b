"""What the bot says and understands, in a reader's language."""
