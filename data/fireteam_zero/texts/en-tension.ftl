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
    [0] The threat deck is empty.
    [1] 1 card is left in the threat deck.
   *[other] { $count } cards are left in the threat deck.
}{ $steps ->
    [0] { "" }
    [1] { " " }The next comes with 1 step of the marker.
   *[other] { " " }The next comes after { $steps } steps of the marker.
}

## The picture of a phase

phase-title = { $phase }, round { $round }
phase-change = { $who }: cards { $count } ({ $change })
phase-moves = Moves: { $moves }
phase-calm = No one is in danger yet
