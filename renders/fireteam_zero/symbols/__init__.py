"""The symbols of Fireteam Zero."""
