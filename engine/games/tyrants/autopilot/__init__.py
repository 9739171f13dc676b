"""What autopilot and standing orders answer."""
