# Lo que conserva una campaña, y sus gráficos.

journal-kept = { $who }: { $what }
chart-treasures-left = Tesoros que quedan
chart-vault-guards = Monstruos en la Bóveda
chart-vault-heroes = Héroes en la Bóveda
