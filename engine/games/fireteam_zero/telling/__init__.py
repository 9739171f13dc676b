"""What Fireteam Zero says: names, the board, cards and what happens, as Texts."""
