# Facts that hints name.

reason-deals = This deals { $damage } Damage on average; the target has { $count } Life.
reason-suffers = The target's Counterattack deals { $damage } Damage on average; you have { $count } Life.
reason-strikers = { $zone }: { $count ->
    [one] 1 Enemy
   *[other] { $count } Enemies
} can strike { $hero } there, for { $damage } Damage on average.
reason-no-strikers = { $zone }: no Enemy can strike { $hero } there.
reason-nearer-goal = { $steps ->
    [0] The goal is in { $zone }.
   *[other] { $zone } is nearer to the goal in { $place }.
  }
reason-nearer-treasure = { $steps ->
    [0] Treasure is in { $zone }.
   *[other] { $zone } is nearer to the Treasure in { $place }.
  }
reason-nearer-door = { $steps ->
    [0] A closed Door is at { $zone }.
   *[other] { $zone } is nearer to a closed Door, at { $place }.
  }
