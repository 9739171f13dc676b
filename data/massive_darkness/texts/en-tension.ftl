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
end-counterattack = Counterattack at the end: { $enemies }. About { $damage } Damage.
end-enemy-phase = Enemy Phase: { $enemies } can attack you. About { $damage } Damage.
ahead = Goal: { $what } in { $zone }, { $steps ->
    [0] where you are.
    [1] 1 Zone away.
   *[other] { $steps } Zones away.
}
ahead-closed = Goal: { $what } in { $zone }, behind a closed Door.
ahead-pick-up = Goal: { $what } is here. Press Pick up.
ahead-guarded = Goal: { $what } is here. First kill the Enemies in { $zone }, then pick up.
ahead-stunned = Goal: { $what } is here, but you must stand up first.
ahead-no-points = Goal: { $what } is here. No Action is left to pick up.
ahead-the-goal = the goal
ahead-the-exit = the Exit
ahead-the-key = the Key
ahead-the-part = a part of the Artifact
ahead-the-artifact = an Artifact
ahead-the-library = the Library
ahead-the-lair = the Lair
ahead-the-hidden = a hidden token
ahead-the-firework = a Firework
ahead-hero = {" "}{ $hero } is { $steps ->
    [0] at
    [1] 1 Zone from
   *[other] { $steps } Zones from
} { $what } ({ $zone }).

## The picture of a phase

phase-title = { $phase }, round { $round }
phase-change = { $who }: Life { $count } ({ $change })
phase-moves = Moves: { $moves }
phase-calm = No one is in danger yet
