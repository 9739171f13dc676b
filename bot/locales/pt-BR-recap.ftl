## O que aconteceu desde que um jogador saiu: em imagem e em palavras

recap-since-you-left = Desde que você saiu, { $player }
recap-what-happened = O que aconteceu
recap-round = Rodada { $round }
recap-rounds = { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}
recap-nothing-done = nada decisivo
recap-own-nothing = não foi a sua vez desde então
recap-quiet = Nada decisivo aconteceu desde então.
recap-alt = { $you ->
    [1] O que aconteceu desde que você saiu.
   *[0] O que aconteceu.
}
recap-alt-line = { $what }.
recap-alt-vp = { $player }: { $count } PV à vista ({ $change }); { $did }.
recap-alt-life = { $player }: Vida { $count } ({ $change }); { $did }.
recap-alt-monsters = { $player }, monstros na masmorra: { $count } ({ $change }); { $did }.
recap-alt-cards = { $player }, cartas na mão: { $count } ({ $change }); { $did }.
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

## O fim de um capítulo

ending-won = Eles conseguiram
ending-lost = Eles caíram
ending-nobody = Ninguém vence
ending-wins = { $count ->
    [1] { $winners } vence com { $total } PV
   *[other] { $winners } vencem com { $total } PV
}
ending-points = PV no tabuleiro por rodada
ending-danger = Perto da derrota, por rodada
ending-start = Início
ending-end = Fim
ending-made-with = Jogado no Discord com o Emberkeep
ending-alt-title = { $title }: { $did }.
button-share-picture = Compartilhar
closing-decks = { $count ->
    [0] Um empate feito pelos decks: ninguém sabia até a contagem.
   *[other] Decidido por { $count } PV e pelos decks: ninguém sabia até a contagem.
}
closing-deck-won = { $leader } estava na frente no tabuleiro; o deck de { $winner } venceu.
closing-lead = { $winner } tomou a dianteira na rodada { $round } e não a largou.
closing-close = Rodada { $round }: outro golpe teria acabado com tudo. Ele não veio.
closing-easy = Nunca houve dúvida. Vão contar de outro jeito.
closing-lost = Deu errado na rodada { $round }. A próxima tentativa começa pensando nela.
ending-title-line = **{ $title }**: { $did }
share-how = A imagem do fim, para guardar ou enviar. Ela não mostra nada oculto.
share-gone = A imagem do fim deste capítulo não pode mais ser criada. O registro continua aqui.
