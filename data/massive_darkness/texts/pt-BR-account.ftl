# O relato de um turno ou Fase em poucas linhas.

account-moves = { $hero } move para { $zones }.
account-walks = { $hero } move { $count ->
    [1] 1 Zona
   *[other] { $count } Zonas
  }, até { $zone }.
account-gains = { $hero } ganha { $cards }.
account-opens = { $hero } abre a Porta { $door }: { $found }.
account-door-opens = A Porta { $door } se abre: { $found }.
account-found-enemy = { $enemy }{ $minions ->
    [0] { "" }
   *[other] { " " }+{ $minions }
  } em { $zone }
account-found-treasure = { $count } de Tesouro em { $zone }
account-found-nothing = nenhum Inimigo, nenhum Tesouro
account-event = Evento { $card } → { $effect }
account-shields-of = { $count } de { $shields ->
    [1] 1 Escudo
   *[other] { $shields } Escudos
  }
account-sum = { $hits } − { $shields }
account-sum-extra = { $hits } − { $shields } { $extra }
account-sum-halved = a metade de ({ $sum }), para cima,
account-attack = Ataque de { $attacker } contra { $defender }: { $sum } = { $dealt } de Dano.
account-attack-life = Ataque de { $attacker } contra { $defender }: { $sum } = { $dealt } de Dano. Vida { $life }.
account-attack-kills = Ataque de { $attacker } contra { $defender }: { $sum } = { $dealt } de Dano. Mortes: { $dead }.
account-minions = { $count ->
    [1] 1 Servo
   *[other] { $count } Servos
  }
account-boss = o Chefe
account-single = o Guardião
account-xp = XP ganhos: { $gains }.
account-micro-xp = Micro-XP ganhos: { $gains }.
account-gain = { $hero } +{ $xp }
