# Facts that hints name.

reason-deals = This deals { $damage } Damage on average; the target has { $count } Life.
reason-suffers = The target's Counterattack deals { $damage } Damage on average; you have { $count } Life.
reason-strikers = { $zone }: { $count ->
    [one] 1 Enemy
   *[other] { $count } Enemies
} can strike { $hero } there, for { $damage } Damage on average.
reason-no-strikers = { $zone }: no Enemy can strike { $hero } there.
reason-life = { $hero } has { $count } of { $most } Life.
