# [Hint]: what to choose and why.

more-hint = Hint
hint-title = **Hint: { $choice }**
hint-even-title = **Hint: either is as good**
hint-even = { $choice } and { $second } come out even by the end of your turn.
hint-better = +{ $gain } by the end of your turn, compared with { $second }.
hint-more = { $source } +{ $gain }
hint-less = { $source } −{ $gain }
hint-what-counts = What you can see:
hint-no-reason = No fact on the board stands out.
hint-compared = -# I played each choice to the end of your turn, with the hidden cards dealt again. The figures are your gain minus the average gain of your rivals. Position is an estimate of what your places bring later.
hint-habit = -# This is autopilot's habit, not a comparison. It knows only what you can see.
error-hints-off = { $learners ->
    [yes] Hints here are for players with fewer than 3 finished chapters of this game.
   *[no] Hints are off in this campaign. The organiser can turn them on in **Settings**.
}
error-no-hint = I found no hint in time, and your question is unchanged. Try again in a moment.
setting-hints = Hints
setting-hints-usual = As usual
setting-hints-usual-detail = On in co-operative games, off among rivals
setting-hints-on = For everyone
setting-hints-learners = For learners
setting-hints-learners-detail = Until they have finished 3 chapters of this game
setting-hints-off = Off
about-setting-hints = A hint names a move and why. It uses only what its reader can see.

# The level of autopilot in the lobby.

lobby-level = Autopilot is set to **{ $level }**. { $about }.

# [Where it turned]: a player's own decisions after a chapter.

button-turned = Where it turned
turned-title = **Where it turned for you**
turned-point = { $number }. { $round ->
    [0] You chose
   *[other] Round { $round }: you chose
} *{ $chosen }*. *{ $better }* was better: +{ $gain } by the end of that turn.
turned-nowhere = No choice of yours could have gained clearly more by the end of its turn.
turned-how = -# I compared your choices with others, from what you could see then. Gains that show later do not count.
