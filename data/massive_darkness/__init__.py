"""Content of Massive Darkness; read by `engine.games.massive_darkness.content` and `engine.words`."""
