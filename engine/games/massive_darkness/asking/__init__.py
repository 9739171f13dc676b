"""How players are asked, and abilities and cards in words."""
