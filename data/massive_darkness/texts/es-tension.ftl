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
end-counterattack = Contraataque al acabar: { $enemies }. Unas { $damage } Heridas.
end-enemy-phase = Fase de los enemigos: te pueden atacar { $enemies }. Unas { $damage } Heridas.
ahead = Objetivo: { $what } en { $zone }, { $steps ->
    [0] donde estás tú.
    [1] a 1 Zona.
   *[other] a { $steps } Zonas.
}
ahead-closed = Objetivo: { $what } en { $zone }, tras una Puerta cerrada.
ahead-pick-up = Objetivo: aquí está { $what }. Pulsa Recoger.
ahead-guarded = Objetivo: aquí está { $what }. Elimina antes a los Enemigos en { $zone }; luego recoge.
ahead-stunned = Objetivo: aquí está { $what }, pero antes tienes que levantarte.
ahead-no-points = Objetivo: aquí está { $what }. No te quedan Acciones para recoger.
ahead-the-goal = la meta
ahead-the-exit = la Salida
ahead-the-key = la Llave
ahead-the-part = una parte del Artefacto
ahead-the-artifact = un Artefacto
ahead-the-library = la Biblioteca
ahead-the-lair = la Guarida
ahead-the-hidden = una ficha oculta
ahead-the-firework = un Fuego artificial
ahead-hero = {" "}{ $hero } está { $steps ->
    [0] en
    [1] a 1 Zona de
   *[other] a { $steps } Zonas de
} { $zone } ({ $what }).

## La imagen de una fase

phase-title = { $phase }, ronda { $round }
phase-change = { $who }: Vida { $count } ({ $change })
phase-moves = Movimientos: { $moves }
phase-calm = Nadie corre peligro todavía
