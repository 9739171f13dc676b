# Títulos al final de un capítulo, y por qué se ganaron. `$player` es un nombre.

title-slayer = Terror de las tinieblas
title-slayer-did = { $player } eliminó { $count ->
    [1] 1 Enemigo
   *[other] { $count } Enemigos
}
title-hammer = El martillo
title-hammer-did = { $player } causó { $count ->
    [1] 1 Herida
   *[other] { $count } Heridas
} en un ataque
title-wall = La muralla
title-wall-did = { $player } detuvo { $count ->
    [1] 1 Impacto
   *[other] { $count } Impactos
} con Escudos
title-thread = Al filo de la muerte
title-thread-did = { $player } empezó { $count ->
    [1] 1 Ronda
   *[other] { $count } Rondas
} con Vida 1
title-returned = De vuelta de la muerte
title-returned-did = { $player } resucitó { $count ->
    [1] 1 vez
   *[other] { $count } veces
}
title-magpie = La urraca
title-magpie-did = { $player } ganó { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} de Equipo
title-quartermaster = Reparto de equipo
title-quartermaster-did = { $player } regaló { $count ->
    [1] 1 cosa
   *[other] { $count } cosas
}
title-pathfinder = Abriendo camino
title-pathfinder-did = { $player } recorrió { $count ->
    [1] 1 Zona
   *[other] { $count } Zonas
}
