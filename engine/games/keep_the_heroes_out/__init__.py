"""Keep the Heroes Out!: a co-operative defence of a dungeon."""
