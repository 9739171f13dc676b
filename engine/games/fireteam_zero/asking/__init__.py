"""How players are asked, and cards, creatures and tasks in words."""
