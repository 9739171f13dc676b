## Charts of a chapter

button-charts = Gráficos
charts-menu = Outro gráfico
charts-none = Os gráficos começam com a primeira rodada de um capítulo.
charts-gone = Pouco deste capítulo está guardado para fazer gráficos.
charts-so-far = **{ $chart }** · até agora
charts-ended = **{ $chart }**
charts-place = Gráficos
chart-vp = PV por rodada
chart-sources = De onde vieram os PV
chart-control = Quem controlou o quê
chart-danger = Quão perto da derrota
chart-dealt = Dano causado
chart-taken = Dano sofrido em combate
chart-luck = Os dados contra o esperado
chart-treasures = Os tesouros e o Cofre
chart-defeated = Heróis derrotados
chart-lost = Monstros perdidos
chart-kills = Criaturas mortas
chart-hits = Acertos sofridos
chart-one-blow = a um golpe da derrota
chart-luck-band = 95 % dessas rolagens ficam nesta faixa
chart-source = { $source } { $count }
chart-says-vp = { $seat }: { $count } PV à vista.
chart-says-end = { $seat }: { $open } PV no tabuleiro, { $total } no total.
chart-says-named = { $name }: { $first } no início, { $last } no fim.
chart-says-sources = { $seat }: { $sources }.
chart-says-control = { $seat }: { $count ->
    [1] 1 Região
   *[other] { $count } Regiões
} no fim; rodadas de controle no total: { $rounds }.
chart-says-danger = No máximo { $peak } de 100, na rodada { $round }; { $now } no fim.
chart-says-bar = { $seat }: { $count }.
chart-says-luck = { $seat }: rolou { $count }, esperado { $mean }; o normal é de { $low } a { $high }.
