# El relato de un turno o una Fase en pocas líneas.

account-moves = { $hero } se mueve a { $zones }.
account-walks = { $hero } se mueve { $count ->
    [1] 1 Zona
   *[other] { $count } Zonas
  }, hasta { $zone }.
account-gains = { $hero } gana { $cards }.
account-opens = { $hero } abre la Puerta { $door }: { $found }.
account-door-opens = La Puerta { $door } se abre: { $found }.
account-found-enemy = { $enemy }{ $minions ->
    [0] { "" }
   *[other] { " " }+{ $minions }
  } en { $zone }
account-found-treasure = { $count } de Tesoro en { $zone }
account-found-nothing = ni Enemigos ni Tesoro
account-event = Evento { $card } → { $effect }
account-shields-of = { $count } de { $shields ->
    [1] 1 Escudo
   *[other] { $shields } Escudos
  }
account-sum = { $hits } − { $shields }
account-sum-extra = { $hits } − { $shields } { $extra }
account-sum-halved = la mitad de ({ $sum }), hacia arriba,
account-attack = Ataque de { $attacker } contra { $defender }: { $sum } = { $dealt ->
    [1] 1 Herida.
   *[other] { $dealt } Heridas.
  }
account-attack-life = Ataque de { $attacker } contra { $defender }: { $sum } = { $dealt ->
    [1] 1 Herida.
   *[other] { $dealt } Heridas.
  } Vida { $life }.
account-attack-kills = Ataque de { $attacker } contra { $defender }: { $sum } = { $dealt ->
    [1] 1 Herida.
   *[other] { $dealt } Heridas.
  } Muertes: { $dead }.
account-minions = { $count ->
    [1] 1 secuaz
   *[other] { $count } secuaces
  }
account-boss = el jefe
account-single = el Guardián
account-xp = PE ganados: { $gains }.
account-micro-xp = Microexperiencia ganada: { $gains }.
account-gain = { $hero } +{ $xp }
