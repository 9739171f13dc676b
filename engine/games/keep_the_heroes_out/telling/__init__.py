"""What players are told: accounts, names, the board in words, and what helps with a choice."""
