# Datos que nombran las pistas.

reason-creatures-here = { $place }: allí hay { $count ->
    [one] 1 criatura
   *[other] { $count } criaturas
}.
reason-creatures-near = { $place }: { $count ->
    [one] 1 criatura de fuera puede
   *[other] { $count } criaturas de fuera pueden
} atacar allí en la fase de amenaza.
reason-falls = { $place }: alguien queda fuera de combate allí con una probabilidad de cerca del { $chance } %.
reason-hand = { $hero } tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} en la mano.
