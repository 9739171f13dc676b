# El tablero de Massive Darkness en palabras y las cifras sobre una elección.

seat-hero = { $hero }

# Cifras sobre una elección
status-active = Vida { $life } de { $most }{ $condition }, { $xp } PE, { $zone }. { $actions ->
    [0] No queda ninguna Acción
    [1] Queda 1 Acción
   *[other] Quedan { $actions } Acciones
  }
status-moving = Vida { $life } de { $most }{ $condition }, { $xp } PE, { $zone }. { $points ->
    [0] No queda ningún Punto de Movimiento
    [1] Queda 1 Punto de Movimiento
   *[other] Quedan { $points } Puntos de Movimiento
  }{ $actions ->
    [0] { "" }
    [1] , luego 1 Acción
   *[other] , luego { $actions } Acciones
  }
status-waiting = Vida { $life } de { $most }{ $condition }, { $xp } PE, { $zone }
status-dead = Muerto hasta la próxima Ronda, { $xp } PE
status-not-placed = Vida { $life }, { $xp } PE
in-light = { $zone } en Luz
in-shadow = { $zone } en Sombras
not-placed = aún fuera del tablero
condition-none = { "" }
condition-stunned = , Aturdido
condition-dead = , muerto

# El tablero en palabras
board-round = { $mission }, Ronda { $round }: Nivel { $level }, Resurrector { $lifebringer }, Primer jugador { $first }
board-set-up = { $mission }, preparación: Nivel { $level }, Resurrector { $lifebringer }, Primer jugador { $first }
board-attacked-melee = Ahora: ataque de { $enemy } contra { $hero } en { $zone } (cuerpo a cuerpo)
board-attacked-ranged = Ahora: ataque de { $enemy } contra { $hero } en { $zone } (a distancia)
board-attacked-magic = Ahora: ataque de { $enemy } contra { $hero } en { $zone } (magia)
board-hero = **{ $seat }**: { $zone }, Vida { $life } de { $most }, { $xp } PE{ $condition }
board-inventory = { $seat } lleva { $cards }
board-goods = { $seat } lleva para la Aventura: { $goods }
figures-single = Vida { $life }
figures-boss = solo el jefe, Vida { $life }
figures-mob = jefe con Vida { $boss } y { $minions }
figures-minions = { $minions ->
    [1] 1 secuaz
   *[other] { $minions } secuaces
  } con Vida { $each }{ $hurt }
figures-wounded = { " " }(uno herido: { $least })
figures-unhurt = { "" }
board-enemy = { $zone }, **{ $enemy }**: { $figures }{ $condition }
board-enemy-equipped = { $zone }, **{ $enemy }**: { $figures }{ $condition }, con { $cards }
board-start = { $zone } Zona de inicio
board-exit = { $zone } Salida
board-objective = { $zone } ficha: { $what }
objective-artifact = Artefacto
objective-library = Biblioteca
objective-lair = Guarida
objective-firework = Fuego artificial
objective-hidden = Objetivo, boca abajo
objective-key = Llave
objective-part = Parte del Artefacto
board-treasure = { $zone } Tesoro: { $normal ->
    [1] 1 normal
   *[other] { $normal } normales
  }, { $special ->
    [1] 1 especial
   *[other] { $special } especiales
  }
board-pillar = { $zone } Pilar, Vida { $life }
board-pillar-fixed = { $zone } Pilar
board-level = { $zone } Nivel { $level }, inactivo
board-level-active = { $zone } Nivel { $level }, activo
board-doors-closed = Puertas cerradas: { $doors }
board-doors-open = Puertas abiertas: { $doors }
board-doors-special = Puertas que solo la Aventura abre: { $doors }
board-zones = Cada Zona, por filas: su luz, si es una sala y adónde lleva un paso.
board-zone = **{ $place }**, { $kind }: a { $ways }.
board-room = sala
board-corridor = pasadizo
board-ways = { $first }, { $then }
board-way = { $zone }
board-way-door = { $zone } (Puerta cerrada)
board-way-pillar = { $zone } (Pilar)
board-way-stairs = { $zone } (Escaleras)
board-no-way = ninguna parte
