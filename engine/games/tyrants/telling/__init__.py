"""What players read: the log in short, names, the board in words, and help with a choice."""
