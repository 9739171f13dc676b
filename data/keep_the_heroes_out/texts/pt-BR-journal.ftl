# O que uma campanha mantém, e seus gráficos.

journal-kept = { $who }: { $what }
chart-treasures-left = Tesouros restantes
chart-vault-guards = Monstros no Cofre
chart-vault-heroes = Heróis no Cofre
