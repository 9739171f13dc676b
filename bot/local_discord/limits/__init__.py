"""Limits of Discord that its official description does not mention."""
