"""What players are told: words, names, the board, help at a choice."""
