## What happened since a player left: in pictures and words

recap-since-you-left = Since you left, { $player }
recap-what-happened = What happened
recap-round = Round { $round }
recap-rounds = { $count ->
    [1] 1 round
   *[other] { $count } rounds
}
recap-nothing-done = nothing decisive
recap-own-nothing = not your turn since
recap-quiet = Nothing decisive has happened since.
recap-alt = { $you ->
    [1] What happened since you left.
   *[0] What happened.
}
recap-alt-line = { $what }.
recap-alt-vp = { $player }: { $count } VP in sight ({ $change }); { $did }.
recap-alt-life = { $player }: Life { $count } ({ $change }); { $did }.
recap-alt-monsters = { $player }, monsters in the dungeon: { $count } ({ $change }); { $did }.
recap-alt-cards = { $player }, cards in hand: { $count } ({ $change }); { $did }.
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

## The end of a chapter

ending-won = They made it
ending-lost = They fell
ending-nobody = Nobody wins
ending-wins = { $count ->
    [1] { $winners } wins with { $total } VP
   *[other] { $winners } win with { $total } VP
}
ending-points = VP on the board by round
ending-danger = How close to defeat, by round
ending-start = Start
ending-end = End
ending-made-with = Played on Discord with Emberkeep
ending-alt-title = { $title }: { $did }.
button-share-picture = Share picture
closing-decks = { $count ->
    [0] A tie, made by the decks: no one knew until the count.
   *[other] Decided by { $count } VP, and by the decks: no one knew until the count.
}
closing-deck-won = { $leader } led on the board; the deck of { $winner } won it.
closing-lead = { $winner } took the lead in round { $round } and never gave it back.
closing-close = In round { $round } one blow would have ended it. It never fell.
closing-easy = It was never in doubt. They will tell it otherwise.
closing-lost = It went wrong in round { $round }. The next try begins with that round in mind.
ending-title-line = **{ $title }**: { $did }
share-how = The end card, to save or send on. It shows nothing hidden.
share-gone = The end card of this chapter is no longer stored. The log still is.
