"""How players are asked, and the effects of cards, rooms and clans in words."""
