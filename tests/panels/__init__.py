"""Panels of autopilots' turns, composed as players get them and measured in the local Discord's page."""
