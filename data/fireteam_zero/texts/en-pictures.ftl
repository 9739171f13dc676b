# Words in pictures of Fireteam Zero. Short ones: they are drawn in plates.
picture-moment = { $mission }, round { $round }
picture-acts = { $hero }: { $movement ->
    [0] no movement left
    [one] 1 step left
   *[other] { $movement } steps left
}
picture-phase-setup = Getting ready
picture-phase-tactics = Tactics
picture-phase-heroes = The heroes act
picture-phase-threat = The creatures act
picture-phase-aftermath = After the mission
picture-phase-over = The mission is over
picture-moves-more = { $count ->
    [one] 1 more move
   *[other] { $count } more moves
}
picture-knocked-out = knocked out
picture-to-act = to act
picture-pinned = pinned
picture-elevated = on high ground
picture-threat = Threat: next card at
picture-coin-heads = The coin shows heads
picture-coin-tails = Tails: no more knock-outs
picture-may-search = may be searched
picture-legend-elevated = high ground
picture-legend-cover = cover
picture-legend-difficult = difficult ground
