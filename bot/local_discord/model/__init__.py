"""The servers, channels, messages and people of the local Discord."""
