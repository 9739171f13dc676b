## The turn card

turn-title = **{ $player }, your turn** with { $seat }
turn-title-nobody = **Waiting for { $seat }** ({ $player })
turn-since = -# Waiting since { $since }
turn-begun = -# This turn has begun.
turn-after = Next: { $seat }
turn-vote = Play waits until the table has answered.
reaction-title = **{ $question }** An answer out of turn is needed.
    May answer: { $seats }
card-ordered = -# { $seat }: { $choice } (standing order)
card-ordered-sealed = -# { $seat } has answered (standing order)
card-closes = -# Closes { $when }, then I choose the usual way.
card-closes-usual = -# Closes { $when }, then: { $choice }.
card-choosing = { $count ->
    [one] -# { $players } is choosing now.
   *[other] -# { $players } are choosing now.
}
everyone-title = **Everyone chooses:** { $question }
    { $done ->
        [0] Nobody has chosen yet.
        [one] { $done } of { $total } has chosen: { $chosen }.
       *[other] { $done } of { $total } have chosen: { $chosen }.
    } Still to choose: { $waiting }
    -# Shown when all have chosen.
any-title = **{ $question }** Each for themselves, and nobody waits for the others.
    May choose: { $seats }
table-title = **The table chooses:** { $question }
    Anyone at the table may choose: { $seats }
vote-title = **Vote:** { $question }
    May still vote: { $seats }
vote-tally = { $choice }: { $count ->
    [0] no votes
    [1] 1 vote ({ $names })
   *[other] { $count } votes ({ $names })
}

button-act-turn = Take turn
button-act-reaction = Answer
button-act-each = Choose
button-act-any = Choose
button-act-table = Choose
button-what-happened = What happened
button-see-post = See the post
post-is-here = [Go to the post]({ $link })
button-hand = Hand
button-board = Board
button-more = More
button-log = Log
button-back = Back

## The panel

panel-state = **{ $seat }** · { $status }
panel-choose = { $count ->
    [1] Choose one
   *[other] Choose { $count }
}
panel-or-others = { $first }, or { $count } more
panel-choose-range = { $fewest ->
    [0] Choose up to { $most }
   *[other] Choose { $fewest } to { $most }
}
panel-group = { $group } { $count }
panel-done = Done: { $choice }.
panel-final = Done: { $choice }. { $why ->
    [dice] Dice were rolled.
    [card] A new card was turned up.
   *[turn] Another player has acted since.
}
panel-handed-over = { $count ->
    [0] Autopilot has played on.
   *[other] Autopilot played { $played }.
}{ $stops ->
    [yes] { " " }It would keep the rest.
   *[no] { "" }
}{ $undo ->
    [yes] { "" }
   *[no] { " " }Undoing it takes a vote.
}
panel-held = You chose { $choice }. You can change it until all have chosen.
panel-confirm = **{ $choice }**? { $why ->
    [dice] Dice are rolled; undoing it then needs the table.
    [card] A new card is turned up; undoing it then needs the table.
   *[turn] This ends your turn; undoing it then needs the table.
}
panel-unspent = **End your turn?** What is left is lost: { $left }. Press **{ button-end-turn }** again, or go on.
panel-lost = Ending the turn now loses { $left }.
panel-unplayed = **End your turn?** { $left }. Press **{ button-end-turn }** again, or go on.
panel-wasted = **{ $choice }?** { $lost }.
panel-lead-wasted = ▶ { $lost }.
panel-undone = Undone: { $choice }.
panel-turn-again = Undone. Your turn starts again from here.
panel-turn-over = **Turn over.** The thread tells what happened.
panel-goes-on = Orders and plans answer this one. I will mention you when you are needed; you can close this.
panel-recommended = **Recommended:** { $choice }: { $reason }.
panel-suggested-set = ▶ { $choice }: { $effect }
panel-leads-to = ▶ { $effect }
panel-no-reaction = You hold nothing that fits. You are asked all the same, so that nobody can tell.
panel-next = Waiting for { $seats }. I will mention you when you are needed; you can close this.
panel-autopilot = Autopilot plays { $seat } for you. You can take over at any moment.
panel-vote-open = Play waits until the table has answered the request in the thread.
panel-chapter-over = Nobody is asked anything now. The thread tells how things stand.

choice-none = nothing
choice-times = { $choice } ×{ $count }
choice-recommended = recommended
choice-final-dice = rolls dice
choice-final-card = turns up a new card
group-other = Other

button-dice = Roll
button-anyway = Do it anyway
button-several = Several…
button-change = Change
button-undo-choice = Undo: { $choice }
button-ask-undo = Ask to undo…
button-choose-for = Choose for { $seat }
button-all-choices = All choices

## Typing

act-several = { $count ->
    [one] 1 choice fits "{ $typed }":
   *[other] { $count } choices fit "{ $typed }":
}
act-not-done = Not done: { $why }
act-stopped = { $why ->
    [dice] Stopped before "{ $link }": dice were rolled.
    [card] Stopped before "{ $link }": a new card was turned up.
    [turn] Stopped before "{ $link }": the turn is over.
    [asks] Stopped before "{ $link }": answer this first.
    [held] Stopped before "{ $link }": others answer first.
    [several] Stopped at "{ $link }": that may mean several things here.
    [few] Stopped at "{ $link }": another number is to be chosen here.
    [useless] Not played "{ $link }": of no use by then.
   *[nothing] Not done: "{ $link }". That is not possible here.
}
act-menu = Which one?

## Looking

hand-title = **{ $seat }, your hand**
hand-changed-by-undo = The table went back to an earlier moment: what you have is again as it was then.
hand-none = You have no seat here. You may watch the board.
pile-title = **{ $pile }, { $seat }:** { $count ->
    [0] nothing
   *[other] { $count }
}
pile-of = { $seat }: { $cards }
pile-card = { $numbers } { $card }. { $said }
board-title = **{ $name }** after { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
board-none = { $name } has not begun, so there is no board yet.
button-in-words = In words
menu-look = Look at something else
picture-board = Board
picture-hand = Your hand
picture-scoring = Final scoring

catchup-title = { $count ->
    [0] Nothing has happened since your last turn.
    [1] **1 thing has happened** since your last turn ({ $when })
   *[other] **{ $count } things have happened** since your last turn ({ $when })
}
log-title = { $count ->
    [0] The log is empty here.
    [1] **The log:** 1 line
   *[other] **The log:** { $count } lines
}
log-undone = ~~{ $what }~~ undone
button-full-log = Full log

more-title = What else?
more-menu = What else would you like to do?
more-again = Start this turn again
more-ask-undo = Ask to undo…
more-why = Why not…
more-time = I need more time
more-rules = Rules
more-orders = Orders
more-log = What happened
more-history = History
more-remind = Send a reminder
more-autopilot = Let autopilot play
more-settings = Settings
more-help = Help

## Posts

post-turn = **{ $seat } has acted** ({ $player })
post-turn-autopilot = **{ $seat } has acted** (autopilot)
post-autopilots = **Autopilot has acted**
post-section = **{ $seat }**
post-phase = **{ $phase }** { $count ->
    [1] is
   *[other] are
} over
post-round = **Round { $number }** is over
post-phase-plain = **So far**
post-now = Now: { $seat }
post-times = { $count }× { $what }
post-folded = { $count ->
    [1] and 1 more: **Log**
   *[other] and { $count } more: **Log**
}
post-undone = ~~{ $title }~~ undone
post-start = **{ $name }: { $chapter } begins.** { $game }.
post-corrected = **A rule was corrected.** Everything up to here stands; the turn starts again from here.
post-unsayable = This message went wrong on my side. Nothing is lost: **Log** tells what happened.
phase-nothing = Nothing changed on the board.
button-special-rules = Special rules
special-title = **What is special in this chapter**
special-none = This chapter has no special rules.
button-history-from-here = History from here

## People

player-autopilot = autopilot
player-nobody = nobody yet
player-former = a former player
seat-and-player = { $seat } ({ $player })

## Help

help = **Emberkeep: board games in work breaks**
    Full rules, one thread for each campaign. You act when you have a minute, I keep the board, the rules and the score.
    1. `/campaign new` opens a table. Friends press **Join**.
    2. When it is your turn I mention you. Press **Take turn**.
    3. A slip? **Undo**. Away? `/me`. Lost? **What happened**. A question about the rules? `/rule`.
help-first-turn-name = First turn
help-first-turn = **Your first turn**
    1. I mention you in the thread. Press **Take turn**; only you see the panel.
    2. Groups show how many choices they hold; press one to open it. The blue button is what most people do next.
    3. The number in front of a place is the number on the board.
    4. Quicker: `/act` and the first letters, such as "dep ara"; several with commas between them.
    5. You can close the panel at any moment. **Take turn** opens it where it was.
help-undo-name = Undo
help-undo = **Taking something back**
    1. **Undo** takes back one step at a time, as far as the last dice, shown card or other player's choice.
    2. Before dice, a shown card or the end of a turn with something unspent I ask once.
    3. Further back the table is asked: usually whoever loses something, and more than half of the seats.
    4. Nothing is ever deleted: `/history restore` brings back what was undone.
help-deadlines-name = Deadlines
help-deadlines = **Deadlines**
    1. The table has a pace: 24 h for a turn, 12 h, 72 h, or no deadline.
    2. After half of the time I remind you once, after all of it I tell the table. Then I am silent.
    3. **I am here** gives you all of the time again.
    4. The others can let autopilot play for you. **Take over** gives your seat back at any moment.
    5. Votes have all of the time, answers out of turn a third of it. A pause stops everything.
help-orders-name = Standing orders
help-orders = **Standing orders**
    1. `/orders` sets what I answer for you, so that nobody waits.
    2. **Always like this** makes an order of what is usual.
    3. **Only this round** ends with your next turn.
    4. Every automatic answer is named in the thread.
    5. Orders end when you give up the seat.
help-hosting-name = Hosting a campaign
help-hosting = **Hosting a campaign**
    1. `/campaign new` opens the table, `/campaign settings` shows what can be changed.
    2. Autopilot can take open seats, so that one person can start at once.
    3. **Start** works as soon as everybody is ready.
    4. `/history` looks back, goes back, and copies a campaign from any moment.
    5. `/campaign export` gives the campaign as 1 file.
help-pictures-name = Pictures and screen readers
help-pictures = **Pictures and screen readers**
    1. Every picture has a description, and every post says the same in words.
    2. `/board words:true` gives the whole board in words.
    3. Seats have a colour, a shape and a letter; texts use the letter.
    4. Places keep their number for the whole campaign.
