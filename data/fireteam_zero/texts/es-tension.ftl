# Peligros de la próxima fase de amenaza.

tension-attacks = { $count ->
    [1] 1 criatura puede
   *[other] { $count } criaturas pueden
} atacar a { $hero }; cartas en mano: { $cards }.
tension-no-cards = { $hero } no tiene cartas: el próximo impacto lo deja fuera de combate.
tension-coin = La moneda muestra cruz: el próximo fuera de combate pierde la misión.
remaining = { $count ->
    [0] No quedan cartas de amenaza
    [1] Queda 1 carta de amenaza
   *[other] Quedan { $count } cartas de amenaza
}{ $steps ->
    [0] { "" }
    [1] {","} la próxima a 1 paso del marcador
   *[other] {","} la próxima a { $steps } pasos del marcador
}.{ $near }
ahead = { $kind ->
    [exit] Salida
    [search] Próximo registro
    [kill] Criatura más cercana
   *[objective] Objetivo
}: { $place }, { $steps ->
    [0] donde estás
    [1] a 1 paso
   *[other] a { $steps } pasos
}.
ahead-hero = {" "}{ $hero } está { $steps ->
    [0] en
    [1] a 1 paso de
   *[other] a { $steps } pasos de
} { $kind ->
    [exit] la salida
    [search] un registro
    [kill] una criatura
   *[objective] un objetivo
} ({ $place }).

## La imagen de una fase

phase-title = { $phase }, ronda { $round }
phase-change = { $who }: cartas { $count } ({ $change })
phase-moves = Movimientos: { $moves }
phase-calm = Nadie corre peligro todavía
