# Dangers of the next Enemy Phase.

tension-attacks = { $count ->
    [1] 1 Enemy
   *[other] { $count } Enemies
} can attack { $hero }, who has { $life } Life{ $deadly ->
    [1] : one attack can be enough.
   *[0] .
}
tension-lifebringer = No Lifebringer token is left: the next death loses the Mission.
remaining = { $count ->
    [0] No Event cards are left.
    [1] 1 Event card is left.
   *[other] { $count } Event cards are left.
}{ $near }
nothing = { "" }
ahead = The goal is in { $zone }, { $steps ->
    [0] where you are.
    [1] 1 Zone away.
   *[other] { $steps } Zones away.
}
ahead-closed = The goal is in { $zone }, behind a closed Door.
ahead-hero = {" "}{ $hero } is { $steps ->
    [0] at
    [1] 1 Zone from
   *[other] { $steps } Zones from
} the goal ({ $zone }).

## The picture of a phase

phase-title = { $phase }, round { $round }
phase-change = { $who }: Life { $count } ({ $change })
phase-moves = Moves: { $moves }
phase-calm = No one is in danger yet
