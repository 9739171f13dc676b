"""The heroes' guild: its deck, and what heroes do (KH-INVADE, KH-GUILD, KH-HERO)."""
