# Perigos da próxima fase de ameaça.

tension-attacks = { $count ->
    [1] 1 criatura pode
   *[other] { $count } criaturas podem
} atacar { $hero }; cartas na mão: { $cards }.
tension-no-cards = { $hero } não tem cartas: o próximo acerto é um nocaute.
tension-coin = A moeda mostra coroa: o próximo nocaute perde a missão.
remaining = { $count ->
    [0] O deck de ameaça está vazio.
    [1] Resta 1 carta no deck de ameaça.
   *[other] Restam { $count } cartas no deck de ameaça.
}{ $steps ->
    [0] { "" }
    [1] { " " }A próxima vem com 1 passo do marcador.
   *[other] { " " }A próxima vem após { $steps } passos do marcador.
}

## A imagem de uma fase

phase-title = { $phase }, rodada { $round }
phase-change = { $who }: cartas { $count } ({ $change })
phase-moves = Movimentos: { $moves }
phase-calm = Ninguém corre perigo ainda
