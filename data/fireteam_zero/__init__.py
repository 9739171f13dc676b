"""Content of Fireteam Zero; read by `engine.games.keep_the_heroes_out.content` and `engine.words`."""
