# Combate: lo que un Héroe puede atacar, los dados, lo que se paga, las Heridas.

# El menú
group-attack-melee = Cuerpo a cuerpo
group-attack-ranged = A distancia
group-attack-magic = Magia
group-attack-melee-alone = 1 arma, de cerca
group-attack-ranged-alone = 1 arma, de lejos
group-attack-magic-alone = 1 arma, de magia
combat-attack-alone = Solo { $weapon }: { $attack }
combat-attack-dice = { $attack } contra { $defense }: unas { $whole },{ $tenths } Heridas
combat-pillar = Pilar

# Dados
combat-red = rojo ({ $faces })
combat-yellow = amarillo ({ $faces })
combat-green = verde ({ $faces })
combat-blue = azul ({ $faces })
combat-no-dice = ningún dado
combat-face-blank = en blanco
combat-face-only = { $amount }
combat-face-bam = { $amount } + Pum
combat-face-diamond = { $amount } + Diamante
combat-hits = { $count ->
    [1] 1 Impacto
   *[other] { $count } Impactos
  }
combat-shields = { $count ->
    [1] 1 Escudo
   *[other] { $count } Escudos
  }

# La tirada
combat-begins-melee = Ataque cuerpo a cuerpo de { $attacker } contra { $defender } en { $zone }.
combat-begins-ranged = Ataque a distancia de { $attacker } contra { $defender } en { $zone }.
combat-begins-magic = Ataque mágico de { $attacker } contra { $defender } en { $zone }.
combat-begins-melee-with = Ataque cuerpo a cuerpo de { $attacker } contra { $defender } en { $zone } con { $weapons }.
combat-begins-ranged-with = Ataque a distancia de { $attacker } contra { $defender } en { $zone } con { $weapons }.
combat-begins-magic-with = Ataque mágico de { $attacker } contra { $defender } en { $zone } con { $weapons }.
combat-rolled = Ataque: { $attack }. Defensa: { $defense }.
combat-by = { $who }, { $ability }
combat-by-own = { $who }
combat-rerolled = Nueva tirada de { $roll } ({ $by }): { $dice }.
combat-flipped = Vuelta a resultados en blanco ({ $by }): { $dice }.
combat-filled = Suma a resultados en blanco ({ $by }): { $dice }.
ask-combat-reroll = { $ability }: ¿vuelves a tirar?
combat-reroll-attack = Volver a tirar el Ataque
combat-reroll-defense = Volver a tirar la Defensa
combat-reroll-no = Dejar los dados como están
combat-dice = { $dice }
ask-combat-reroll-dice = { $ability }: ¿qué dados vuelves a tirar?
ask-combat-flip = ¿A qué resultados en blanco das la vuelta?
ask-combat-remove-dice = ¿Qué dados retiras?
ask-combat-best-dice = Estos dados valen lo mismo: ¿cuáles elige el enemigo?

# Habilidades y lo que cuestan
ask-combat-skill = { $rolled ->
    [0] Antes de tirar: ¿usas { $ability }? { $does }
   *[other] ¿Usas { $ability }? { $does }
}
combat-skill-no = No usarla
combat-skill-blood = { $hero } sufre { $damage ->
    [1] 1 Herida
   *[other] { $damage } Heridas
  }
ask-combat-tribute = ¿Sufres { $damage ->
    [1] 1 Herida
   *[other] { $damage } Heridas
  } por { $ability }?
combat-tribute-yes = Sufrir { $damage ->
    [1] 1 Herida
   *[other] { $damage } Heridas
  }
combat-no = Ahora no
combat-skill-bleeds = Sangre de { $hero } por { $ability }.
combat-skill-acts = { $by }: { $does }
ask-combat-choose = { $ability }: ¿qué eliges?
ask-combat-bodyguard-melee = Ataque de { $enemy } contra { $ally } (cuerpo a cuerpo). ¿Te interpones con { $ability }?
ask-combat-bodyguard-ranged = Ataque de { $enemy } contra { $ally } (a distancia). ¿Te interpones con { $ability }?
ask-combat-bodyguard-magic = Ataque de { $enemy } contra { $ally } (magia). ¿Te interpones con { $ability }?
combat-placed = { $hero } pasa a { $zone }.

# Encantamientos
ask-combat-attack-enchantment = ¿Qué Encantamiento de Ataque activas? Pum: { $bams }, Diamante: { $diamonds }
ask-combat-defense-enchantment = ¿Qué Encantamiento de Defensa activas? Pum: { $bams }, Diamante: { $diamonds }
combat-enchant = { $ability }
combat-enchant-done = No activar nada más
combat-enchants = { $by } por { $cost }: { $does }
ask-combat-heal = ¿Qué Héroe se cura?
combat-heal = { $hero }, Vida { $life }

# Heridas
combat-result = { $hits ->
    [1] 1 Impacto
   *[other] { $hits } Impactos
  } contra { $shields ->
    [1] 1 Escudo
   *[other] { $shields } Escudos
  }: { $dealt ->
    [1] 1 Herida.
   *[other] { $dealt } Heridas.
  }
combat-result-extra = { $hits ->
    [1] 1 Impacto
   *[other] { $hits } Impactos
  } contra { $shields ->
    [1] 1 Escudo
   *[other] { $shields } Escudos
  }, y { $extra ->
    [1] 1 Herida
   *[other] { $extra } Heridas
  } que los Escudos no detienen: { $dealt ->
    [1] 1 Herida.
   *[other] { $dealt } Heridas.
  }
combat-halved = A la mitad, hacia arriba: { $dealt ->
    [1] 1 Herida.
   *[other] { $dealt } Heridas.
  }
ask-combat-boss = ¿Quién de { $enemy } sufre { $damage ->
    [1] la Herida
   *[other] las { $damage } Heridas
  }?
combat-hit-boss = Primero el jefe, Vida { $life }
combat-hit-minions = { $minions ->
    [1] El secuaz
   *[other] Los { $minions } secuaces
  }
