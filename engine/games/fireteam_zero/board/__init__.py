"""The board of a mission, who stands where on it, and how figures move."""
