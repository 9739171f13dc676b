"""Public messages that are edited during play: the lobby, the opening post and the turn message."""
