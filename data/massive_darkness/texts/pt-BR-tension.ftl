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
end-counterattack = Contra-Ataque no fim: { $enemies }. Cerca de { $damage } de Dano.
end-enemy-phase = Fase dos Inimigos: { $enemies } podem atacar você. Cerca de { $damage } de Dano.
ahead = Objetivo: { $what } em { $zone }, { $steps ->
    [0] onde você está.
    [1] a 1 Zona.
   *[other] a { $steps } Zonas.
}
ahead-closed = Objetivo: { $what } em { $zone }, atrás de uma Porta fechada.
ahead-pick-up = Objetivo: aqui está { $what }. Aperte Pegar.
ahead-guarded = Objetivo: aqui está { $what }. Mate antes os Inimigos em { $zone }; depois pegue.
ahead-stunned = Objetivo: aqui está { $what }, mas antes você precisa se levantar.
ahead-no-points = Objetivo: aqui está { $what }. Você não tem mais Ações para pegar.
ahead-the-goal = a meta
ahead-the-exit = a Saída
ahead-the-key = a Chave
ahead-the-part = uma parte do Artefato
ahead-the-artifact = um Artefato
ahead-the-library = a Biblioteca
ahead-the-lair = o Covil
ahead-the-hidden = uma ficha oculta
ahead-the-firework = um Fogo de Artifício
ahead-hero = {" "}{ $hero } está { $steps ->
    [0] em
    [1] a 1 Zona de
   *[other] a { $steps } Zonas de
} { $zone } ({ $what }).

## A imagem de uma fase

phase-title = { $phase }, rodada { $round }
phase-change = { $who }: Vida { $count } ({ $change })
phase-moves = Movimentos: { $moves }
phase-calm = Ninguém corre perigo ainda
