"""The bot's texts, and parsing of what people type, in a reader's language."""
