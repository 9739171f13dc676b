"""Content of Tyrants of the Underdark; read by `engine.games.tyrants.content` and `engine.words`."""
