## O que aconteceu desde que um jogador saiu: em imagem e em palavras

recap-since-you-left = Desde que você saiu, { $player }
recap-what-happened = O que aconteceu
recap-round = Rodada { $round }
recap-rounds = { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}
recap-nothing-done = nada que conte
recap-quiet = Nada mexeu com o jogo desde então.
recap-alt = { $you ->
    [1] O que aconteceu desde que você saiu.
   *[0] O que aconteceu.
}
recap-alt-line = { $what }.
recap-alt-vp = { $player }: { $count } PV à vista ({ $change }).
recap-alt-life = { $player }: Vida { $count } ({ $change }).
recap-alt-monsters = { $player }, monstros na masmorra: { $count } ({ $change }).
recap-alt-cards = { $player }, cartas na mão: { $count } ({ $change }).
recap-title = **O que aconteceu**
recap-title-own = **Desde que você saiu**
recap-seat = **{ $seat }** { $figure }: { $did }
recap-figure-vp = { $count } PV ({ $change })
recap-figure-life = Vida { $count } ({ $change })
recap-figure-monsters = monstros { $count } ({ $change })
recap-figure-cards = cartas { $count } ({ $change })

## O registro por turnos

button-whole-log = Registro completo
button-whole-chapter = Capítulo inteiro
folded-title = **Registro** · { $count ->
    [1] 1 turno ou fase
   *[other] { $count } turnos e fases
}
folded-empty = Nada aconteceu desde então.
folded-menu = Abrir um turno
