# What a campaign keeps, and its charts.

journal-kept = { $who }: { $what }
chart-treasures-left = Treasures left
chart-vault-guards = Monsters in the Vault
chart-vault-heroes = Heroes in the Vault
