# Lo que dicen las habilidades de cartas y Héroes, en partes: cuándo funcionan, cuánto cuestan, qué hacen.

ability = { $when }: { $effect }
ability-and = { $first }, { $then }
ability-then = { $first }; { $then }
ability-or = { $first }, o bien { $then }
ability-with = { $effect } ({ $granted })
ability-repeat = { $ability } (Repetir { $count })
ability-once-per-activation = { $ability } (una vez por Activación)
ability-once-per-round = { $ability } (una vez por Ronda)
ability-aura-zone = { $ability } (también Aliados en la Zona)

# Momentos
ability-when-always = Siempre
ability-when-attack = Ataque
ability-when-melee = Cuerpo a cuerpo
ability-when-ranged = A distancia
ability-when-magic = Magia
ability-when-defense = Defensa
ability-when-melee-defense = Defensa cuerpo a cuerpo
ability-when-ranged-defense = Defensa a distancia
ability-when-magic-defense = Defensa mágica
ability-when-damaged = Tras sufrir Heridas de un ataque
ability-when-killed-guardian = Tras eliminar a un Guardián con esta carta
ability-when-ally-attacked = Un Aliado es atacado
ability-when-activation-start = Inicio de la Activación
ability-when-own-activation = Propia Activación
ability-when-drawn = Al robarla
ability-when-drawn-from-token = Al robarla por una ficha de Tesoro
ability-when-event = Evento

# Condiciones
ability-if-shadow-mode = Modo sombrío
ability-if-two-weapons = Dos armas
ability-if-two-handed = Arma a dos manos
ability-if-mace-or-hammer = Equipado con maza o martillo
ability-if-sword = Equipado con espada
ability-if-shield-bearer = Escudado
ability-if-no-armor = Sin armadura equipada
ability-if-wounded = Herido { $count }
ability-if-bloodthirst = Sed de sangre { $count }
ability-if-blood-tribute = Tributo de sangre { $count }
ability-if-target-single = contra un Heraldo o Monstruo errante
ability-if-after-reroll = Después de Volver a tirar
ability-if-distance-1-plus = a Alcance 1 o más

# Costes
ability-cost-bam = { $count } Pum
ability-cost-diamond = { $count ->
    [1] 1 Diamante
   *[other] { $count } Diamantes
  }
ability-cost-action = { $count ->
    [1] 1 Acción
   *[other] { $count } Acciones
  }
ability-cost-xp = { $count } PE
ability-cost-discard-self = descarta esta carta

# Números del combate
ability-hits = { $count ->
    [1] +1 Impacto
   *[other] +{ $count } Impactos
  }
ability-shields = { $count ->
    [1] +1 Escudo
   *[other] +{ $count } Escudos
  }
ability-damage = { $count ->
    [1] +1 Herida
   *[other] +{ $count } Heridas
  }
ability-bam = +{ $count } Pum
ability-diamond = { $count ->
    [1] +1 Diamante
   *[other] +{ $count } Diamantes
  }
ability-attacker-hits = { $count ->
    [1] Atacante −1 Impacto
   *[other] Atacante −{ $count } Impactos
  }
ability-defender-shields = { $count ->
    [1] Defensor −1 Escudo
   *[other] Defensor −{ $count } Escudos
  }
ability-attacker-damage = { $count ->
    [1] el Atacante sufre 1 Herida
   *[other] el Atacante sufre { $count } Heridas
  }
ability-double-hits = duplica los Impactos obtenidos
ability-halve-damage-up = las Heridas sufridas se reducen a la mitad, redondeando hacia arriba
ability-hit-boss = las Heridas pueden ir directas al jefe
ability-splash-others-in-target-zone = los demás Héroes en la Zona del objetivo sufren las mismas Heridas
ability-attack-again-same-target = ataca al mismo objetivo otra vez
ability-per-set-king = { $effect } por cada carta del Rey Equipada
ability-per-set-knight = { $effect } por cada carta del Caballero Equipada
ability-per-damage-suffered = { $effect } por cada Herida sufrida
ability-per-shadow-zone-between = { $effect } por cada Zona de Sombras del Atacante al objetivo

# Dados
ability-dice-red = { $count ->
    [1] 1 dado rojo
   *[other] { $count } dados rojos
  }
ability-dice-yellow = { $count ->
    [1] 1 dado amarillo
   *[other] { $count } dados amarillos
  }
ability-dice-green = { $count ->
    [1] 1 dado verde
   *[other] { $count } dados verdes
  }
ability-dice-blue = { $count ->
    [1] 1 dado azul
   *[other] { $count } dados azules
  }
ability-dice-attack = { $count ->
    [1] 1 dado de Ataque
   *[other] { $count } dados de Ataque
  }
ability-dice-defense = { $count ->
    [1] 1 dado de Defensa
   *[other] { $count } dados de Defensa
  }
ability-add-dice = +{ $dice }
ability-attacker-dice = { $count ->
    [1] Atacante −1 dado
   *[other] Atacante −{ $count } dados
  }
ability-attacker-dice-all = el Atacante no tira dados
ability-defender-dice = { $count ->
    [1] Defensor −1 dado
   *[other] Defensor −{ $count } dados
  }
ability-defender-dice-all = el Defensor no tira dados
ability-counterattack-dice = { $count ->
    [1] −1 dado en el Contraataque del objetivo
   *[other] −{ $count } dados en el Contraataque del objetivo
  }
ability-roll-attack = Ataque
ability-roll-defense = Defensa
ability-roll-attack-or-defense = Ataque o Defensa
ability-reroll-all = vuelve a tirar { $roll }
ability-reroll-any = vuelve a tirar dados de { $roll }
ability-reroll-blank = vuelve a tirar los resultados en blanco de { $roll }
ability-reroll-some = { $count ->
    [1] vuelve a tirar 1 dado de { $roll }
   *[other] vuelve a tirar { $count } dados de { $roll }
  }
ability-blanks = { $count ->
    [1] 1 resultado en blanco
   *[other] { $count } resultados en blanco
  }
ability-blanks-all = todos los resultados en blanco
ability-flip = da la vuelta a { $blanks }
ability-blank-add = { $symbols } en { $blanks }
ability-cancel-all = cancela los símbolos Pum y Diamante de { $roll }
ability-cancel-bam = cancela { $count } Pum de { $roll }
ability-cancel-diamond = { $count ->
    [1] cancela 1 Diamante de { $roll }
   *[other] cancela { $count } Diamantes de { $roll }
  }

# Actores
ability-stun-target = Aturde al objetivo
ability-stun-attacker = Aturde al Atacante
ability-stun-drawer = queda Aturdido
ability-stun-one-enemy = Aturde a un enemigo
ability-amount = { $count }
ability-completely = por completo
ability-heal-self = cura { $much }
ability-heal-one-minion = un secuaz cura { $much }
ability-heal-self-or-ally-in-zone = un Héroe en la Zona cura { $much }
ability-heal-one-hero-in-shadow = un Héroe en Sombras cura { $much }
ability-heal-each-hero-in-shadow = cada Héroe en Sombras cura { $much }
ability-heal-each-hero-in-light = cada Héroe en Luz cura { $much }
ability-heal-multiplier = { $count ->
    [1] Las curas valen una vez
    [2] Las curas valen el doble, también para Aliados en la línea de visión
   *[other] Las curas valen { $count } veces, también para Aliados en la línea de visión
  }
ability-place-target-own-zone = el objetivo va a la Zona del Atacante
ability-become-target = ve con él (Alcance { $count }) y sé el objetivo
ability-direct-damage = { $count ->
    [1] 1 Herida
   *[other] { $count } Heridas
  }
ability-rolled-damage = los Impactos de { $dice } como Heridas
ability-suffers-one-enemy = un enemigo en la línea de visión sufre { $damage }
ability-suffers-one-enemy-in-shadow = un enemigo en Sombras sufre { $damage }
ability-suffers-attacker = el Atacante sufre { $damage }
ability-suffers-drawer = sufre { $damage }
ability-range = { $farthest ->
    [0] { $effect }, Alcance 0
   *[other] { $effect }, Alcance { $nearest } a { $farthest }
  }

# Activación
ability-actions-any = { $count ->
    [1] +1 Acción
   *[other] +{ $count } Acciones
  }
ability-actions-movement = { $count ->
    [1] +1 Acción de Movimiento
   *[other] +{ $count } Acciones de Movimiento
  }
ability-actions-melee = { $count ->
    [1] +1 Acción cuerpo a cuerpo
   *[other] +{ $count } Acciones cuerpo a cuerpo
  }
ability-actions-ranged = { $count ->
    [1] +1 Acción a distancia
   *[other] +{ $count } Acciones a distancia
  }
ability-actions-magic = { $count ->
    [1] +1 Acción de Magia
   *[other] +{ $count } Acciones de Magia
  }
ability-movement-points = { $count ->
    [1] +1 Punto de Movimiento en cada Acción de Movimiento
   *[other] +{ $count } Puntos de Movimiento en cada Acción de Movimiento
  }
ability-max-life = +{ $count } de Vida máxima
ability-elusive = Escurridizo
ability-taunt = Provocación
ability-regeneration = Regeneración { $count }
ability-retaliate = Desquite { $count }
ability-teleport = Teleportación { $count }
ability-command = Mando
ability-spellblade = Espada y brujería
ability-charge = Carga
ability-sure-shot = Disparo infalible
ability-means-elusive = puede salir de Zonas con Enemigos
ability-means-taunt = cuenta como el Héroe con más PE
ability-means-regeneration = { $count ->
    [1] cura 1 Herida al empezar su Activación
   *[other] cura { $count } Heridas al empezar su Activación
  }
ability-means-retaliate = { $count ->
    [1] con más Escudos que Impactos el atacante sufre 1 Herida
   *[other] con más Escudos que Impactos el atacante sufre { $count } Heridas
  }
ability-means-teleport = { $count ->
    [1] se mueve hasta 1 Zona
   *[other] se mueve hasta { $count } Zonas
  }
ability-means-command = otro Héroe hace 1 Acción sin coste
ability-means-spellblade = Magia con armas de combate cuerpo a cuerpo
ability-means-charge = va 1 o 2 Zonas hasta Enemigos y los ataca
ability-means-sure-shot = va a 1 Zona y ataca a distancia
ability-untargetable-melee = No es objetivo de ataques cuerpo a cuerpo
ability-untargetable-ranged = No es objetivo de ataques a distancia
ability-untargetable-magic = No es objetivo de ataques mágicos
ability-extra-activation = { $count ->
    [1] 1 Activación más
   *[other] { $count } Activaciones más
  }

# Cartas, PE, tablero
ability-xp-self = +{ $count } PE
ability-xp-least-xp-heroes = +{ $count } PE para cada Héroe con menos PE
ability-draw-treasure-level-plus-1 = { $count ->
    [1] roba un Tesoro del Nivel siguiente
   *[other] roba { $count } Tesoros del Nivel siguiente
  }
ability-draw-treasure-current-level = { $count ->
    [1] roba un Tesoro del Nivel Actual
   *[other] roba { $count } Tesoros del Nivel Actual
  }
ability-transmute-as = { $count ->
    [1] Cuenta como 1 carta al Transmutar
   *[other] Cuenta como { $count } cartas al Transmutar
  }
ability-treasure-token = { $count ->
    [1] una ficha de Tesoro { $place }
   *[other] { $count } fichas de Tesoro { $place }
  }
ability-at-active-hero-zone = en la Zona del Héroe activo
ability-at-current-level-token = en la ficha del Nivel Actual
ability-at-level-token-plus-1 = en la ficha del Nivel siguiente
ability-at-level-token-minus-1 = en la ficha del Nivel anterior
ability-spawn-guard = se despliega un Guarda { $place }
ability-spawn-roaming = se despliega un Monstruo errante { $place }
ability-fallback = { $effect }, si no { $place }
ability-activate-roaming = se activan todos los Monstruos errantes
ability-else = { $effect }; si no hay ninguno: { $otherwise }
