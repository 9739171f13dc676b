# Dangers of the next threat phase.

tension-attacks = { $hero } can be attacked by { $count ->
    [1] 1 creature
   *[other] { $count } creatures
}, with { $cards ->
    [0] no cards
    [1] 1 card
   *[other] { $cards } cards
} in hand.
tension-no-cards = { $hero } has no cards: the next hit is a knock-out.
tension-coin = The coin shows tails: the next knock-out loses the mission.
remaining = { $count ->
    [0] No threat cards left
    [1] 1 threat card left
   *[other] { $count } threat cards left
}{ $steps ->
    [0] { "" }
    [1] {","} the next in 1 marker step
   *[other] {","} the next in { $steps } marker steps
}.{ $near }
ahead = { $kind ->
    [exit] Exit
    [search] Next search
    [kill] Nearest creature
   *[objective] Objective
}: { $place }, { $steps ->
    [0] where you are
    [1] 1 step away
   *[other] { $steps } steps away
}.
ahead-hero = {" "}{ $hero } is { $steps ->
    [0] at
    [1] 1 step from
   *[other] { $steps } steps from
} { $kind ->
    [exit] the exit
    [search] a search
    [kill] a creature
   *[objective] an objective
} ({ $place }).

## The picture of a phase

phase-title = { $phase }, round { $round }
phase-change = { $who }: cards { $count } ({ $change })
phase-moves = Moves: { $moves }
phase-calm = No one is in danger yet
