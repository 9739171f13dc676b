# History by round and turn
history-state = **History** · { $round } · { $turn }
history-round = Round { $round }
history-no-round = Before round 1
history-in-chapter = { $chapter }, { $round }
history-between = Between turns
history-fact = { $ago } · choice { $n } · the board before it
history-rounds = Round
history-turn-menu = Turn or phase
history-choice-menu = A choice in this turn
history-turns = { $turns ->
    [1] 1 turn or phase
   *[other] { $turns } turns and phases
}, { $count ->
    [1] 1 choice
   *[other] { $count } choices
}
history-choices = { $count ->
    [1] 1 choice
   *[other] { $count } choices
}
button-previous = Prev
button-next-one = Next
button-to-here = To here…
here-title = **{ $place }**
here-undo = Going back there takes back { $count ->
    [1] 1 choice.
   *[other] { $count } choices.
}
here-fork = A copy begins at: { $when }
here-export = The file of Export holds everything until now.
button-export = Export
request-to = **Go back to when?** { $moment }
