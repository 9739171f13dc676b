"""Ephemeral messages in which people choose and look things up."""
