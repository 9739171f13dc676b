# Perigos da próxima Fase dos Inimigos.

tension-attacks = { $count ->
    [1] 1 Inimigo pode
   *[other] { $count } Inimigos podem
} atacar { $hero }; Vida: { $life }{ $deadly ->
    [1] ; um só ataque pode bastar.
   *[0] .
}
tension-lifebringer = O Portador da Vida não tem mais fichas: a próxima morte perde a Missão.
remaining = { $count ->
    [0] Não restam cartas de Evento.
    [1] Resta 1 carta de Evento.
   *[other] Restam { $count } cartas de Evento.
}{ $near }
nothing = { "" }
ahead = O objetivo está em { $zone }, { $steps ->
    [0] onde você está.
    [1] a 1 Zona.
   *[other] a { $steps } Zonas.
}
ahead-closed = O objetivo está em { $zone }, atrás de uma Porta fechada.
ahead-hero = {" "}{ $hero } está { $steps ->
    [0] no objetivo
    [1] a 1 Zona do objetivo
   *[other] a { $steps } Zonas do objetivo
} ({ $zone }).

## A imagem de uma fase

phase-title = { $phase }, rodada { $round }
phase-change = { $who }: Vida { $count } ({ $change })
phase-moves = Movimentos: { $moves }
phase-calm = Ninguém corre perigo ainda
