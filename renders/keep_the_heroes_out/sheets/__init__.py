"""Pictures other than the dungeon: cards, clans, the guild, the scenario and its end."""
