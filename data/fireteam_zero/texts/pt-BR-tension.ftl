# Perigos da próxima fase de ameaça.

tension-attacks = { $count ->
    [1] 1 criatura pode
   *[other] { $count } criaturas podem
} atacar { $hero }; cartas na mão: { $cards }.
tension-no-cards = { $hero } não tem cartas: o próximo acerto é um nocaute.
tension-coin = A moeda mostra coroa: o próximo nocaute perde a missão.
remaining = { $count ->
    [0] Não restam cartas de ameaça
    [1] Resta 1 carta de ameaça
   *[other] Restam { $count } cartas de ameaça
}{ $steps ->
    [0] { "" }
    [1] {","} a próxima em 1 passo do marcador
   *[other] {","} a próxima em { $steps } passos do marcador
}.{ $near }
ahead = { $kind ->
    [exit] Saída
    [search] Próxima procura
    [kill] Criatura mais próxima
   *[objective] Objetivo
}: { $place }, { $steps ->
    [0] onde você está
    [1] a 1 passo
   *[other] a { $steps } passos
}.
ahead-hero = {" "}{ $hero } está { $steps ->
    [0] junto de
    [1] a 1 passo de
   *[other] a { $steps } passos de
} { $kind ->
    [exit] saída
    [search] procura
    [kill] criatura
   *[objective] objetivo
} ({ $place }).

## A imagem de uma fase

phase-title = { $phase }, rodada { $round }
phase-change = { $who }: cartas { $count } ({ $change })
phase-moves = Movimentos: { $moves }
phase-calm = Ninguém corre perigo ainda
