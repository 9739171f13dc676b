"""What is chosen for seats: by autopilot, and by standing orders."""
