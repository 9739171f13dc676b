"""Content of Keep the Heroes Out!; read by `engine.games.keep_the_heroes_out.content` and `engine.words`."""
