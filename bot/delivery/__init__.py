"""Delivering posts and turn messages to Discord."""
