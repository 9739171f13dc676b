"""What is shown apart from the dungeon: cards, clans, the guild, the scenario, the end."""
