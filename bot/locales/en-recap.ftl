## What happened since a player left: in pictures and words

recap-since-you-left = Since you left, { $player }
recap-what-happened = What happened
recap-round = Round { $round }
recap-rounds = { $count ->
    [1] 1 round
   *[other] { $count } rounds
}
recap-nothing-done = nothing that counts
recap-quiet = Nothing has moved the game since.
recap-alt = { $you ->
    [1] What happened since you left.
   *[0] What happened.
}
recap-alt-line = { $what }.
recap-alt-vp = { $player }: { $count } VP in sight ({ $change }).
recap-alt-life = { $player }: Life { $count } ({ $change }).
recap-alt-monsters = { $player }, monsters in the dungeon: { $count } ({ $change }).
recap-alt-cards = { $player }, cards in hand: { $count } ({ $change }).
recap-title = **What happened**
recap-title-own = **Since you left**
recap-seat = **{ $seat }** { $figure }: { $did }
recap-figure-vp = { $count } VP ({ $change })
recap-figure-life = Life { $count } ({ $change })
recap-figure-monsters = monsters { $count } ({ $change })
recap-figure-cards = cards { $count } ({ $change })

## The log by turns

button-whole-log = Whole log
button-whole-chapter = Whole chapter
folded-title = **Log** · { $count ->
    [1] 1 turn or phase
   *[other] { $count } turns and phases
}
folded-empty = Nothing has happened since.
folded-menu = Open a turn
