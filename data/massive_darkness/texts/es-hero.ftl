# Lo que un Héroe hace en su Activación, y por qué no puede.

hero-round = Ronda { $round }. Primer jugador: { $first }.

ask-hero-action = ¿Qué haces?
ask-hero-free-action = Tienes una Acción sin coste: ¿qué haces?
ask-hero-next-room = ¿En qué Sala sigue la carta de Puerta?
ask-hero-pay = ¿Qué Acción gastas?
hero-pay-extra = La Acción extra de { $source }
hero-pay-general = Una de las demás

group-move = Mover
group-door = Puerta
group-stop = Dejar de mover
group-stand = Levantarse
group-pick = Recoger
group-attack = Atacar
group-skill = Habilidad
group-gear = Equipo
group-mission = Aventura
empty-move = No hay adónde ir.
empty-door = No queda ninguna Puerta cerrada en el tablero.
empty-pick = Aquí no hay nada.
empty-attack = No hay ningún Enemigo en el tablero.
empty-skill = Nada de lo que tienes se puede usar ahora. Muchas Habilidades sirven en combate, en Sombras o a un Nivel mayor.

hero-move = Mover a { $where }
hero-move-far = Mover a { $where }, { $count ->
    [one] 1 Zona
   *[other] { $count } Zonas
  }{ $actions ->
    [0] { "" }
    [1] , 1 Acción
   *[other] , { $actions } Acciones
  }
hero-move-by = Por { $zones }
hero-open = Abrir la Puerta { $door }
hero-pick = Recoger
hero-stop = Terminar esta Acción de Movimiento
hero-stand = Levantarse
hero-trade = Reorganizar o intercambiar
hero-transmute = Transmutar 3 cartas
hero-end = Terminar el turno
hero-room = Sala { $zone }
hero-attack-melee = Ataque cuerpo a cuerpo contra { $enemy } en { $zone }
hero-attack-ranged = Ataque a distancia contra { $enemy } en { $zone }
hero-attack-magic = Ataque mágico contra { $enemy } en { $zone }
hero-begins-movement = Empieza una Acción de Movimiento
hero-lost-points = { $points ->
    [1] Se pierde 1 Punto de Movimiento
   *[other] Se pierden { $points } Puntos de Movimiento
  }
hero-costs-action = Cuesta 1 Acción
hero-costs-nothing = Acción sin coste
hero-unspent-actions = { $actions ->
    [1] 1 Acción
   *[other] { $actions } Acciones
  }
hero-unspent-points = { $points ->
    [1] 1 Punto de Movimiento
   *[other] { $points } Puntos de Movimiento
  }
hero-unspent = { $left }

hero-moves = { $hero } se mueve a { $zone }.
hero-opens = { $hero } abre la Puerta { $door }.
hero-door-opens = La Puerta { $door } se abre.
hero-door-card = { $hero } roba la carta de Puerta { $card }.
hero-treasure-found = { $special ->
    [0] Fichas de Tesoro en { $zone }: { $normal }.
   *[other] Tesoro en { $zone }: { $normal } normal, { $special } especial.
  }
hero-picks-up = { $hero } recoge lo que hay en { $zone }.
hero-stands = { $hero } se levanta.
hero-again = { $hero } se activa una vez más.

why-hero-stunned = Estás Aturdido: levántate antes, lo que cuesta 1 Acción.
why-hero-no-action = No te queda ninguna Acción para esto.
why-hero-no-points = No te quedan Acciones ni Puntos de Movimiento.
why-hero-no-way = Ningún camino abierto lleva a { $zone }.
why-hero-far = { $zone } está demasiado lejos (distancia { $steps }). Muévete de Zona en Zona, primero a { $near }.
why-hero-held = No puedes salir de { $zone } con { $enemies } allí.
why-hero-door-far = La Puerta { $door } solo puede abrirse desde { $sides }.
why-hero-door-special = La Puerta { $door } solo se abre como diga la Aventura.
why-hero-no-tokens = No hay nada que recoger en { $zone }.
why-hero-guarded = Nada puede recogerse en { $zone } con { $enemies } allí.
why-hero-nobody-trades = Nadie en esta Zona tiene cartas.
why-hero-few-cards = Transmutar exige 3 cartas; tienes { $have }.
why-hero-no-weapon-melee = No tienes ningún arma de combate cuerpo a cuerpo Equipada.
why-hero-no-weapon-ranged = No tienes ningún arma de combate a distancia Equipada.
why-hero-no-weapon-magic = No tienes ningún arma mágica Equipada.
why-hero-not-attackable = { $enemy } no puede ser atacado ahora.
why-hero-not-seen = No ves a { $enemy } en { $zone }.
why-hero-range-melee = Cuerpo a cuerpo solo alcanza tu propia Zona; el objetivo está a { $away }.
why-hero-range-ranged = Un ataque a distancia exige Alcance 1 o más; el objetivo está a { $away }.
why-hero-range-magic = Un ataque mágico alcanza de 1 a 2; el objetivo está a { $away }.

pile-equipped = Equipado
pile-pack = Inventario
pile-skills = Habilidades
