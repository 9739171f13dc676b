"""Texts of Fireteam Zero: names, the board, cards and log lines."""
