"""Private messages: where people choose and look."""
