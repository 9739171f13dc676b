"""Fireteam Zero: soldiers search, fight and lead specialists through places where creatures come out of the dark."""
