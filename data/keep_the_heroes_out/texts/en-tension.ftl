# Dangers of the next invasion.

tension-reach = { $count ->
    [1] 1 hero
   *[other] { $count } heroes
} can reach the Vault in the next invasion; { $guards ->
    [0] no monster guards it.
    [1] 1 monster guards it.
   *[other] { $guards } monsters guard it.
}
tension-inside = { $count ->
    [1] 1 hero is
   *[other] { $count } heroes are
} in the Vault; { $guards ->
    [0] no monster guards it.
    [1] 1 monster guards it.
   *[other] { $guards } monsters guard it.
}
remaining = Wave { $wave } of 2: { $count ->
    [0] the guild deck is empty.
    [1] 1 guild card is left.
   *[other] { $count } guild cards are left.
}{ $steps ->
    [-2] { " " }No hero is inside yet.
    [-1] { "" }
    [0] { " " }A hero is in the Vault.
    [1] { " " }The nearest hero is 1 room from the Vault.
   *[other] { " " }The nearest hero is { $steps } rooms from the Vault.
}

## The picture of a phase

phase-title = { $phase }, round { $round }
phase-change = { $who }: { $sign ->
    [heart] Life
   *[other] monsters in the dungeon
} { $count } ({ $change })
phase-moves = Moves: { $moves }
phase-calm = No one is in danger yet
