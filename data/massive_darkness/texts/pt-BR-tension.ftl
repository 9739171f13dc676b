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
}

## A imagem de uma fase

phase-title = { $phase }, rodada { $round }
phase-change = { $who }: Vida { $count } ({ $change })
phase-moves = Movimentos: { $moves }
phase-calm = Ninguém corre perigo ainda
