"""The connection to Discord: the client, routes of presses and commands, limits and health."""
