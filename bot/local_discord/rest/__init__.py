"""Discord's HTTP API, version 10, as far as bots in tests use it."""
