# The account of a turn or Phase in few lines.

account-moves = { $hero } moves to { $zones }.
account-walks = { $hero } moves { $count ->
    [1] 1 Zone
   *[other] { $count } Zones
  }, to { $zone }.
account-gains = { $hero } gains { $cards }.
account-opens = { $hero } opens Door { $door }: { $found }.
account-door-opens = Door { $door } opens: { $found }.
account-found-enemy = { $enemy }{ $minions ->
    [0] { "" }
   *[other] { " " }+{ $minions }
  } in { $zone }
account-found-treasure = { $count } Treasure in { $zone }
account-found-nothing = no Enemy and no Treasure
account-event = Event { $card } → { $effect }
account-shields-of = { $count } of { $shields ->
    [1] 1 Shield
   *[other] { $shields } Shields
  }
account-sum = { $hits } − { $shields }
account-sum-extra = { $hits } − { $shields } { $extra }
account-sum-halved = half of ({ $sum }), rounded up,
account-attack = Attack by { $attacker } on { $defender }: { $sum } = { $dealt } Damage.
account-attack-life = Attack by { $attacker } on { $defender }: { $sum } = { $dealt } Damage. Life { $life }.
account-attack-kills = Attack by { $attacker } on { $defender }: { $sum } = { $dealt } Damage. Dead: { $dead }.
account-minions = { $count ->
    [1] 1 Minion
   *[other] { $count } Minions
  }
account-boss = the Boss
account-single = the Guardian
account-xp = XP: { $gains }.
account-micro-xp = Micro-XP: { $gains }.
account-gain = { $hero } +{ $xp }
