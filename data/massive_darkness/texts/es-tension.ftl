# Peligros de la próxima Fase de los Enemigos.

tension-attacks = { $count ->
    [1] 1 Enemigo puede
   *[other] { $count } Enemigos pueden
} atacar a { $hero }; Vida: { $life }{ $deadly ->
    [1] ; un solo ataque puede bastar.
   *[0] .
}
tension-lifebringer = Al Resurrector no le quedan fichas: la próxima muerte pierde la Aventura.
remaining = { $count ->
    [0] No quedan cartas de Evento.
    [1] Queda 1 carta de Evento.
   *[other] Quedan { $count } cartas de Evento.
}{ $near }
nothing = { "" }
ahead = El objetivo está en { $zone }, { $steps ->
    [0] donde estás tú.
    [1] a 1 Zona.
   *[other] a { $steps } Zonas.
}
ahead-closed = El objetivo está en { $zone }, tras una Puerta cerrada.
ahead-hero = {" "}{ $hero } está { $steps ->
    [0] en el objetivo
    [1] a 1 Zona del objetivo
   *[other] a { $steps } Zonas del objetivo
} ({ $zone }).

## La imagen de una fase

phase-title = { $phase }, ronda { $round }
phase-change = { $who }: Vida { $count } ({ $change })
phase-moves = Movimientos: { $moves }
phase-calm = Nadie corre peligro todavía
