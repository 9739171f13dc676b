"""What players read: names, words, the account, the board in words."""
