"""Panels for a server's moderators."""
