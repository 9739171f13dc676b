## The lobby: the card in the parent channel and the first page of the thread

lobby-title = **{ $name }** · { $game }
lobby-title-unnamed = **{ $game }**
lobby-organiser = Organiser: { $player }. { $language }. { $pace }.
lobby-clocks = { $autopilot ->
    [0] Your turn: a reminder after { $reminder } h, overdue after { $due } h.
   *[other] Your turn: a reminder after { $reminder } h, autopilot plays it after { $autopilot } h. Press anything and you are back.
}
lobby-clocks-lobby = { $starts ->
    [0] Seats missing: I ask after { $asks } days and close after { $closes }.
   *[other] All ready: starts after { $starts } h. Seats missing: I ask after { $asks } days and close after { $closes }.
} No one presses anything for { $sleep } days: play sleeps until someone does.
lobby-clocks-between = { $starts ->
    [0] No new chapter for { $ends } days: the campaign is finished here.
   *[other] The next chapter starts by itself after { $starts } h. No new chapter for { $ends } days: the campaign is finished here.
}
lobby-begins-at = Everyone is ready: play starts by itself { $at }.
lobby-seats = { $taken ->
    [0] Seats (none taken, { $range })
   *[other] Seats ({ $taken } taken, { $range })
}
lobby-range = { $fewest ->
    [1] up to { $most }
   *[other] { $fewest } to { $most }
}
lobby-range-exact = { $most } needed
lobby-seat-ready = { $letter }  { $player }: { $seat }. Ready
lobby-seat-choosing = { $letter }  { $player }: { $seat }, choosing
lobby-seat-sits = { $letter }  { $player }: { $seat }
lobby-seat-autopilot = { $letter }  Autopilot: { $seat }. Ready
lobby-seat-invited = { $letter }  { $seat }, waiting for { $player }
lobby-seat-open = { $first }  open
lobby-seats-open = { $first } to { $last }  open
lobby-begins = Begins here: { $moment }
lobby-watch = Anyone may watch.
lobby-start-needs = Start needs: { $what }.
lobby-needs-ready = { $player } ready
lobby-needs-seats = { $count ->
    [1] 1 more seat taken
   *[other] { $count } more seats taken
}
lobby-needs-count = another number of seats ({ $counts })
lobby-playing = { $chapter } is being played: { $players }
lobby-over = All is played: { $players }

front-organiser = Organiser: { $player }.
front-how-to-play = When it is your turn I mention you at the end of this thread. Press **Take turn** there. **Hand** shows what only you may see, **What happened** tells what you have missed.


button-join = Join
button-choose = Choose
button-another-seat = Play one more seat
button-ready = Ready
button-not-ready = Not ready
button-settings = Settings
button-start = Start
button-add-autopilot = Add autopilot
button-remove-autopilot = Remove autopilot
button-watch = Watch
button-leave = Leave
button-stay = Stay
button-history = History
button-rematch = Rematch
button-next-chapter = Go on
button-open-thread = Open a new thread

## Sitting down

lobby-started = { $name } has begun: { $thread }
error-thread-gone-for = The thread of { $name } is gone, the campaign is not.
lobby-watching = You are in { $thread } now, with the public view only.
lobby-just-taken = { $player } has just taken { $seat }. Choose another.
lobby-just-chosen = { $player } has just taken { $what }. Choose another.
lobby-does-not-go = { $player } plays { $other }, and { $what } cannot be chosen beside that. { $why }
join-no-such-seat = There is no seat "{ $text }" here. Leave it empty for the next free one.
panel-your-seat = { $count ->
    [1] **Your seat:** { $seats }
   *[other] **Your seats:** { $seats }
}
panel-ready = You are ready.
panel-not-ready = You are not ready yet.
panel-no-seat = You have no seat in { $name }. You can watch, or take a free seat.
panel-seats = Take a free seat
panel-other-seats = Sit somewhere else
leave-sure = Leave { $name }? { $seats } keeps everything: cards, points, place. You can watch.
leave-done = You have left { $name }.

## Opening a table

open-which = **Which game?** You choose the rest afterwards.
button-open-table = Open a table
opened = Your table is open: { $thread }
import-done = { $name } is open again: { $thread }
    Everybody who played in it can press **Join**. Unseen cards are shuffled anew.
fork-done = The copy is open: { $thread }
    Everybody who plays here can press **Join** there.
button-play-again = Play again
button-try-again = Try again
error-no-threads-here = Tables open in text channels and forums, but not here. Use the command there.
error-may-not-open = Opening a table takes the permission **Create Public Threads** in { $channel }. A moderator can give it, or open the table for you.
error-permission = I need **{ $permissions }** in { $channel }. A moderator can give it under channel settings, permissions.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads
permission-read_message_history = Read Message History

list-title = { $count ->
    [0] There is no campaign in this server yet. `/campaign new` opens a table.
    [1] **1 campaign** in this server
   *[other] **{ $count } campaigns** in this server
}
list-lobby = **{ $name }** · { $game } · open for players · { $thread }
list-playing = **{ $name }** · { $game } · autopilot is playing · { $thread }
list-waits = **{ $name }** · { $game } · waiting for { $players } since { $since } · { $thread }
list-between = **{ $name }** · { $game } · between chapters · { $thread }
list-over = **{ $name }** · { $game } · all is played · { $thread }
list-more = and { $count } more
list-others = { $count } more

## Settings

settings-whose = { $player } can change this.
settings-done = All set. Now take a seat.
settings-kept = All set.
setting-pictures = Pictures
setting-pictures-turn = After every turn
setting-pictures-phase = After every phase
setting-locale = Language of posts
value-true = Yes
value-false = No
button-done = Done

## Files

export-sealed = { $name } as 1 sealed file. It carries everything, but hands and the order of decks can be read by this bot only. `/campaign import` opens it.
export-open = { $name } as 1 open file. `/campaign import` opens it.

## Moments

ago-minutes = { $count ->
    [0] just now
   *[other] { $count } min ago
}
ago-hours = { $count } h ago
ago-days = { $count ->
    [1] 1 day ago
   *[other] { $count } days ago
}
moment-choice = A choice of { $seat }
moment-picked = { $seat }: { $choice }
moment-asked = { $seat }: { $question }
moment-ends-turn = { $seat } ends the turn
moment-in-round = { $moment } (Round { $round })
moment-round = Start of Round { $number }
moment-turn = Start of the turn of { $seat }
moment-chapter = Start of { $chapter }
moment-before = Before { $what }
moment-now = now
moment-dice = dice
moment-card = a card was shown
line-of-play = Until choice { $n }, { $why ->
    [undo] undone
    [reset] reset
   *[restore] left for another line
} { $when } ({ $choices ->
    [1] 1 choice
   *[other] { $choices } choices
})

history-title = **{ $name }, history** (choice { $n })
history-empty = Nothing to go back to yet.
history-moment = Moment
history-beginning = The beginning
history-no-such-moment = I found no moment for "{ $text }". Type a word of what happened, or its number.
past-title = **Past:** { $place }, choice { $n }
button-see-board = See board
button-undo-to-here = Undo to here
button-fork-from-here = Fork from here
button-earlier = Earlier
button-later = Later

## Copies

fork-sure = Copy into a new campaign from here: **{ $when }**? The present one goes on unchanged. Same seats are invited; nobody is moved.
fork-earlier = A copy begins where a turn or phase began, so a little before the moment you chose.
fork-rivals = Hands and decks are shuffled and dealt anew in the copy, so it tells nothing about this campaign.
fork-allies = Cards nobody has seen are shuffled anew in the copy, so it tells nothing about this campaign.
button-fork = Fork

## Asking the table

request-why-title = Ask the table
request-why-field = Why? The table sees it
request-asked = I have asked the table. Play waits for its answer.
request-answered = Your answer stands in the thread.
request-carried-out = Done. It stands in the thread.
request-withdrawn-by-you = You have taken the request back. Play goes on.
button-ask-table = Ask the table
button-decide-alone = Go back there
button-say-why = Say why…
button-withdraw = Withdraw
undo-done = Undone. We are back at: { $point }
reset-sure = { $what ->
    [turn] Start this turn again?
    [round] Start this round again?
   *[chapter] Start this chapter again?
} This takes back { $count ->
    [1] 1 choice
   *[other] { $count } choices
}. Nothing is deleted: `/history restore` brings it back.
reset-nothing = { $what ->
    [turn] This turn
    [round] This round
   *[chapter] This chapter
} has only just begun. `/history undo` goes further back.
restore-sure = Bring back this line of play? { $line }. The present line can be restored in turn.
restore-no-such-line = There is no line of play "{ $text }" to bring back. Pick one from the list.

request-undo = **{ $player } asks to undo** { $count ->
    [1] 1 choice
   *[other] { $count } choices
}, back to: { $point }
request-reset = **{ $player } asks to start again** from: { $point }. { $count ->
    [1] 1 choice is
   *[other] { $count } choices are
} lost. Nothing is deleted: `/history restore` brings it back.
request-restore = **{ $player } asks to restore** a line of play, { $point }
request-line = until choice { $n }
request-why = Why: "{ $reason }"
request-loses = { $seat }: { $count ->
    [1] 1 choice
   *[other] { $count } choices
}
undo-lost = This takes back: { $list }
request-known = Cards shown stay known to all.
request-setting = **{ $player } asks for another rule** of undoing beyond one's turn: { $value }
request-autopilot = **{ $player } asks for autopilot to play { $value }** until its player takes over again. That player can refuse.
request-agreed-plain = Agreed.
request-refused-plain = Not agreed. Play goes on.
request-agreed-by = Agree: { $players }.
request-refused-by = Refuse: { $players }.
request-missing = Needs: { $players }.
request-others = May answer: { $players }.
request-needed = Needed: { $needed } of { $seats } seats.
request-closes = Closes { $when }
request-closed = ~~{ $title }~~ closed
request-agreed = { $kind ->
    [restore] Brought back. We are at: { $point }
   *[undo] Undone. We are back at: { $point }
}
request-refused = Not undone. Play goes on.
request-anew = What dice and shuffled cards bring from here on is new.
request-withdrawn = The request was taken back. Play goes on.
request-late = The request ran out of time. Play goes on.
moment-after = After { $what }
button-agree = Agree
button-refuse = Refuse
button-see-that-board = See that board

## The end of a chapter

chapter-wins = { $count ->
    [1] **{ $winners } wins with { $total }**
   *[other] **{ $winners } share the win with { $total }**
}
chapter-players = -# Played by { $players }.
chapter-no-winner = **Nobody wins**
chapter-won = **{ $chapter }: won**
chapter-lost = **{ $chapter }: lost**
lost-advice = **Next time:** { $what }
chapter-score = { $seat }  { $sources } = { $total }
chapter-best = { $seat }  **{ $total }**: best in { $what }
chapter-largest = { $seat }  **{ $total }**: above all { $what }
standings-together = **Standings:** won { $won } of { $count }
standings = **Standings** after { $count ->
    [1] { $chapter }
   *[other] { $count } chapters, up to { $chapter }
}
standing = { $seat }: { $wins ->
    [0] no wins
    [1] 1 win
   *[other] { $wins } wins
}, { $total }

## One line about something beside play

setting-changed = { $player } changes a setting: { $setting } is now "{ $value }".
forked = { $player } has copied this campaign: **{ $name }**
copied = This is a copy of **{ $name }**, made by { $player }. Everybody who plays there can press **Join**.
imported = This campaign was opened from a file by { $player }. Everybody who played in it can press **Join**.
exported-open = { $player } has taken an open file of this campaign.
