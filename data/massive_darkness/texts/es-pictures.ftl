# Palabras en las imágenes de Massive Darkness.

# Imágenes: rótulos cortos y sin punto final
picture-past = Pasado
picture-round = Ronda
picture-round-n = Ronda { $round }
picture-boss = jefe { $count }
picture-minions = secuaces { $count }
picture-life-left = Vida { $life }
picture-level = Nivel
picture-lifebringer = Resurrector
picture-acts = { $player } actúa
picture-phase-setup = Preparación
picture-phase-heroes = Fase de los Héroes
picture-phase-enemies = Fase de los enemigos
picture-phase-experience = Fase de Experiencia
picture-phase-event = Fase de Evento
picture-phase-end = Fase Final
picture-phase-aftermath = Después de la Aventura
picture-phase-over = La Aventura ha terminado
picture-moves-more = { $count ->
    [1] +1 movimiento
   *[other] +{ $count } movimientos
  }
picture-in-light = en Luz
picture-in-shadow = en Sombras
picture-stunned = Aturdido
picture-dead = muerto
picture-life = Vida { $life } de { $most }
picture-legend-hidden = objetivo boca abajo
picture-legend-artifact = ficha de Artefacto
picture-legend-library = ficha de Biblioteca
picture-legend-lair = ficha de Guarida
picture-legend-firework = Fuego artificial
picture-legend-key = Llave
picture-legend-part = parte del Artefacto
picture-legend-special-treasure = Tesoro especial
picture-legend-level = Nivel, lleno si activo
picture-legend-crown = el jefe y cuántos secuaces
picture-legend-barrier = paso cerrado por un Pilar
picture-legend-stairs = Escaleras
picture-legend-start = Zona de inicio
picture-legend-light = Luz: una antorcha
picture-legend-shadow = Sombras: rayadas
picture-pillar = Pilar
picture-empty-zone = Aquí no hay nadie ni nada

# El ataque
picture-attacks = { $attacker } contra { $defender }
picture-no-attack = Nadie ha atacado aún
picture-attack = Ataque
picture-defense = Defensa
picture-rolled = tirada
picture-more = otros efectos
picture-left-over = sin gastar
picture-halved = a la mitad
picture-damage = { $damage ->
    [1] 1 Herida
   *[other] { $damage } Heridas
  }
picture-damage-lost = { $damage ->
    [1] 1 Herida perdida
   *[other] { $damage } Heridas perdidas
  }
picture-unhurt = { $who }: sin Heridas
picture-minions-fall = { $count ->
    [1] Cae 1 secuaz
   *[other] Caen { $count } secuaces
  }
picture-boss-falls = cae el jefe
picture-boss-unhurt = el jefe sigue en pie
picture-more-minions = quedan secuaces en pie
picture-falls = Cae: { $who }
picture-life-of = { $who }: Vida { $life }
picture-gain-xp = { $who }: +{ $xp } PE
picture-gain-xp-all = todos los Héroes: +{ $xp } PE
picture-gain-micro-xp = { $who }: +{ $xp } de Microexperiencia
picture-gain-micro-xp-all = todos los Héroes: +{ $xp } de Microexperiencia
picture-combat = Último ataque

# La hoja del Héroe
picture-hero-title = { $hero }: { $skills }
picture-hand-of-seat = Panel de control de Héroe: { $seat }
picture-micro-xp = Microexperiencia { $count } de { $most }
picture-of = { $count } de { $most }
picture-actions = { $count ->
    [1] 1 Acción
   *[other] { $count } Acciones
  }
picture-skills = Habilidades
picture-level-and-cost = Nivel y PE de cada paso
picture-equipment = Equipo
picture-shadow-mode = Modo sombrío
picture-slot-hand = una mano
picture-slot-two-hands = dos manos
picture-slot-body = cuerpo
picture-slot-ready = listo
picture-slot-pack = sin equipar
picture-others = y { $count } más

# Enemigos, Aventura, final
picture-enemies = Enemigos
picture-mission = Aventura
picture-enemies-title = Enemigos en el tablero: { $count }
picture-no-enemies = No hay Enemigos en el tablero.
picture-closed-doors = Puertas cerradas
picture-not-over = La Aventura aún no ha terminado.
picture-won = { $mission }: victoria
picture-lost = { $mission }: derrota
picture-after-rounds = después de { $rounds ->
    [1] 1 Ronda
   *[other] { $rounds } Rondas
  }
picture-xp = experiencia
picture-cards = cartas

# La sala de espera
picture-which-hero = { $player }: ¿qué Héroe?
picture-recommended = Clase recomendada
picture-focus-melee = Cuerpo a cuerpo
picture-focus-ranged = A distancia
picture-focus-magic = Magia
picture-focus-defense = Defensa

# Imágenes en palabras
picture-alt-more = En palabras: /board words.
picture-alt-choices = Opciones: { $places }.
picture-alt-changed = Cambió: { $places }.
picture-alt-card = { $enemy }: { $text }
picture-alt-hand = { $seat }, { $skills }: Vida { $life } de { $most }, { $xp } PE.
picture-alt-stands = Está en { $zone }.
picture-alt-skills = Habilidades: { $skills }.
picture-alt-no-skills = Ninguna Habilidad adquirida aún.
picture-alt-skill = { $skill } { $step }
picture-alt-equipped = Equipado: { $cards }.
picture-alt-pack = Mochila: { $cards }.
picture-alt-outcome = { $outcome }. { $reason }
picture-alt-result = { $seat }: Vida { $life } de { $most }, { $xp } PE.
picture-alt-choice = { $seat }: { $skills }. Clase recomendada: { $recommended }.
picture-alt-attack = Ataque de { $attacker } contra { $defender }. Impactos { $hits }, Escudos { $shields }, Heridas { $dealt }.
picture-alt-said = { $words }.
picture-alt-taken = { $hero } es de { $player }.

## What is around the asked Hero, in two lines of a panel without a picture

around-with = { $where }, con { $who }.
around-alone = { $where }, sin nadie más.
around-foe = { $enemy }{ $minions ->
    [0] { "" }
   *[other] { " " }+{ $minions }
  }
around-enemies = Cerca: { $enemies }.
around-enemy = { $enemy } { $zone } ({ $steps ->
    [1] 1 Zona
   *[other] { $steps } Zonas
})
around-treasure = Tesoro: { $zone } ({ $steps ->
    [0] aquí
    [1] 1 Zona
   *[other] { $steps } Zonas
}).
