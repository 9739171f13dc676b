## The lobby: the card in the parent channel, the first page of the thread, the panels that only one reader sees.

lobby-title = **{ $name }** · { $game }
lobby-organiser = Organiser: { $player }. { $language }.
lobby-seats = { $taken ->
    [0] Seats (none taken, { $range })
   *[other] Seats ({ $taken } taken, { $range })
}
lobby-range = { $fewest ->
    [one] up to { $most }
   *[other] { $fewest } to { $most }
}
lobby-seat-ready = { $letter }  { $player }: { $seat }. Ready
lobby-seat-choosing = { $letter }  { $player }: { $seat }, choosing
lobby-seat-autopilot = { $letter }  Autopilot: { $seat }. Ready
lobby-seat-open = { $letter }  open
lobby-seats-open = { $first } to { $last }  open
lobby-watch = Anyone may watch.
lobby-start-needs = Start needs: { $what }.
lobby-needs-ready = { $player } ready
lobby-needs-seats = { $count ->
    [one] { $count } more seat taken
   *[other] { $count } more seats taken
}
lobby-needs-fewer = another number of seats ({ $counts })
lobby-next-chapter = Match { $number } is being set up.

button-join = Join
button-choose = Choose
button-ready = Ready
button-settings = Settings
button-start = Start
button-add-autopilot = Add autopilot
button-done = Done
button-all-settings = All settings
button-leave = Leave
button-stay = Stay
button-back = Back
button-try-again = Try again
