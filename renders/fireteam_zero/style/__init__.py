"""The look and the pieces of Fireteam Zero."""
