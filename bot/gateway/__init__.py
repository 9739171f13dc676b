"""The connection to Discord: the client, the routes of presses and commands, limits and health."""
