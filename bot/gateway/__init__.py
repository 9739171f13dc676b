"""Discord's connection, and the way of a press or command to its handler and back."""
