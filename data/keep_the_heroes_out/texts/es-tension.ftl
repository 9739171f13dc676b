# Peligros de la próxima invasión.

tension-reach = { $count ->
    [1] 1 héroe puede
   *[other] { $count } héroes pueden
} llegar a la Bóveda en la próxima invasión; { $guards ->
    [0] nadie la guarda.
    [1] la guarda 1 monstruo.
   *[other] la guardan { $guards } monstruos.
}
tension-inside = { $count ->
    [1] 1 héroe está
   *[other] { $count } héroes están
} en la Bóveda; { $guards ->
    [0] nadie la guarda.
    [1] la guarda 1 monstruo.
   *[other] la guardan { $guards } monstruos.
}
remaining = Oleada { $wave } de 2: { $count ->
    [0] el mazo del gremio está vacío.
    [1] queda 1 carta del gremio.
   *[other] quedan { $count } cartas del gremio.
}{ $steps ->
    [-2] { " " }Aún no hay héroes dentro.
    [-1] { "" }
    [0] { " " }Hay un héroe en la Bóveda.
    [1] { " " }El héroe más cercano está a 1 sala de la Bóveda.
   *[other] { " " }El héroe más cercano está a { $steps } salas de la Bóveda.
}

## La imagen de una fase

phase-title = { $phase }, ronda { $round }
phase-change = { $who }: { $sign ->
    [heart] vida
   *[other] monstruos en la mazmorra
} { $count } ({ $change })
phase-moves = Movimientos: { $moves }
phase-calm = Nadie corre peligro todavía
