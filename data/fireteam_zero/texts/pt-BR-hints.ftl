# Fatos que as dicas citam.

reason-creatures-here = { $place }: lá há { $count ->
    [one] 1 criatura
   *[other] { $count } criaturas
}.
reason-creatures-near = { $place }: { $count ->
    [one] 1 criatura de fora pode
   *[other] { $count } criaturas de fora podem
} atacar lá na fase de ameaça.
reason-falls = { $place }: alguém é nocauteado lá com uma chance de cerca de { $chance } %.
reason-hand = { $hero } tem { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} na mão.
