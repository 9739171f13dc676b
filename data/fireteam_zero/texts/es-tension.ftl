# Peligros de la próxima fase de amenaza.

tension-attacks = { $count ->
    [1] 1 criatura puede
   *[other] { $count } criaturas pueden
} atacar a { $hero }; cartas en mano: { $cards }.
tension-no-cards = { $hero } no tiene cartas: el próximo impacto lo deja fuera de combate.
tension-coin = La moneda muestra cruz: el próximo fuera de combate pierde la misión.
remaining = { $count ->
    [0] El mazo de amenaza está vacío.
    [1] Queda 1 carta en el mazo de amenaza.
   *[other] Quedan { $count } cartas en el mazo de amenaza.
}{ $steps ->
    [0] { "" }
    [1] { " " }La próxima llega con 1 paso del marcador.
   *[other] { " " }La próxima llega tras { $steps } pasos del marcador.
}

## La imagen de una fase

phase-title = { $phase }, ronda { $round }
phase-change = { $who }: cartas { $count } ({ $change })
phase-moves = Movimientos: { $moves }
phase-calm = Nadie corre peligro todavía
