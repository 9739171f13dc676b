## Seats in play

button-take-seat = Take this seat
button-ask-for-it = Ask for it
button-take-over = Take over
button-accept = Accept
button-tell-me = Tell me if one opens
button-take-a-seat = Take a seat

seat-joined = { $player } takes { $seat }.
seat-left = { $player } leaves. **Seat open: { $seat }.** { $chapters ->
    [0] No chapters played so far.
    [1] 1 chapter played so far.
   *[other] { $chapters } chapters played so far.
} Who wants to take over?
seat-opened = **Seat open: { $seat }**, says { $by }. { $chapters ->
    [0] No chapters played so far.
    [1] 1 chapter played so far.
   *[other] { $chapters } chapters played so far.
} Who wants to take over?
seat-given = { $player } now has { $seat }, says { $by }.
seat-lent = { $player } plays { $seat } for { $owner } until { $owner } presses **Take over**.
seat-returned = { $player } has { $seat } again.
seat-taken-over = { $player } has taken over { $seat } again.
seat-refused = { $seat } stays open: this time not for { $player }.
seat-autopilot-on = Autopilot now plays { $seat }, asked by { $by }.
seat-autopilot-late = The time is over, so autopilot plays this turn for { $seat }.
seat-autopilot-stays = Two turns in a row were missed, so autopilot plays on for { $seat }. Anyone may take this seat; its player keeps it until then.
seat-level = It plays at the level { $level }, the nearest to this player's results here.
seat-back-by-pressing = { $player }, press anything here and you are back at once.
seat-can-return = { $player } can take over again at any moment.
seat-autopilot-off = Autopilot no longer plays { $seat }.
seat-told = You wanted to know: { $players }

seat-would-play = You would play { $seat }. { $chapter } is being played. You take the seat once you are accepted.
seat-asked = I have asked the organiser, in the thread. You will be mentioned there.
seat-wanted = **{ $player } would like { $seat }.**
seat-organiser-asked = Up to you: { $player }
seat-answered = Answered.
seat-yours-again = { $seat } is yours again.
seat-will-tell = I will mention you once when a seat opens.
error-all-seats-taken-of = { $name } has no free seat: { $count ->
    [1] the only one is taken.
   *[other] all { $count } are taken.
}

seat-none-such = There is no seat "{ $text }" here. Pick one from the list.
seat-who = Say who takes it, with the option **player**. It has to be a person.
seat-forgotten = **{ $seat }** has lost its player, who asked to be forgotten. Autopilot goes on until somebody takes the seat.
seat-did-give = { $seat } has a new player.
seat-did-lend = { $seat } is lent, until its owner presses **Take over**.
seat-did-open = { $seat } is open now.
seat-did-autopilot-on = Autopilot now plays { $seat }.
seat-did-autopilot-off = Autopilot no longer plays { $seat }.

## Who looks after a campaign

button-pause = Pause
button-resume = Resume
button-bring-back = Bring back
button-put-away = Put away
button-keep-it = Keep it
button-ask-organiser = Ask the organiser
button-move = Move
button-report = Report
button-my-turns = My turns
button-campaigns-here = Campaigns here
button-what-can-i-do = What can I do?

care-organiser = { $player } organises this campaign from now on.
care-paused = { $why ->
    [reason] **Paused** by { $player }: "{ $reason }". Deadlines and reminders rest.
    [nobody] **Paused:** nobody is left at the table. Whoever takes a seat organises the campaign.
    [endless] **Paused:** autopilot plays on and on here and comes to no end. `/campaign seat` gives its seat to somebody; then the organiser can resume.
    [stuck] **Paused:** a step here did not end, and I broke it off. The organiser can resume, or undo a step first.
   *[none] **Paused** by { $player }. Deadlines and reminders rest.
}
care-resumed = { $player } lets play go on. Deadlines start afresh.
care-away = { $player } has put this campaign away. It can be brought back until { $until }
care-back = { $player } has brought this campaign back.
care-reminder = { $player } sends a reminder: the table waits for { $seats }.
care-reminder-due = The table is waiting for { $seats } since { $since }
care-stalled = **Overdue:** the table has waited for { $seats } since { $since }. There are no more reminders.
care-autopilot-at = Autopilot plays this turn { $at }, unless someone is back before.
care-paused-until = You are asked again { $until }.
button-here = I am here
button-let-autopilot = Let autopilot play
care-extended = { $player } takes { $hours ->
    [12] 12 h
    [24] 1 day
   *[72] 3 days
} more.
care-how-long = How long?
care-time-taken = The table knows. Due { $due }.
button-more-time = I need more time
button-hours = { $hours ->
    [12] 12 h
    [24] 1 day
   *[72] 3 days
}
care-called = { $player } asks { $organiser } (organiser) to have a look.
care-absent = From { $since } to { $until } I was away. Nothing is lost; your deadline is { $count ->
    [1] 1 minute
   *[other] { $count } minutes
} later.

care-paused-by-you = Paused. **Resume** or `/campaign resume` lets play go on.
care-resumed-by-you = Play goes on.
care-away-sure = Put { $name } away? Play stops, and the thread stays readable. For 30 days it can be brought back, then it is deleted.
care-away-by-you = Put away. **Bring back** on its card brings it back.
care-back-by-you = It is back.
care-kept = All stays as it is.
care-called-by-you = I have asked in the thread.
care-reminded-by-you = Reminded.
clock-new = This campaign now has a clock, so that it never waits forever. Your settings stay as they are. If no one presses anything for four turns' time, it sleeps until a player does.
clock-lobby = This lobby has waited for a week. Start with autopilots, keep waiting, or close it. It closes by itself { $closes }.
clock-finished = No one has started another chapter, so this campaign is finished here. Thank you for playing.
clock-paused = The time of this pause is over. Play on, or pause for 14 more days? If no one answers, the campaign is put away { $closes }.
clock-longer = { $player } pauses for 14 more days, until { $closes }.
clock-asleep = **Asleep:** no player has pressed anything for a while. Press **I am here** to play on. Otherwise the campaign is put away { $closes }.
clock-awake = { $player } is back, and play goes on. Deadlines start again.
clock-closed = Nothing has happened here for a long time, so this campaign is put away. Any player can bring it back until { $closes }.
clock-kept = This lobby stays open.
button-clock-fill = Fill with autopilots and start
button-clock-keep = Keep waiting
button-clock-close = Close
button-clock-go-on = Play on
button-clock-longer = 14 more days

lobby-away = This campaign was put away. It can be brought back until { $until }
lobby-paused = Paused.
lobby-private = This thread is private. { $player } can give you a seat.
list-away = **{ $name }** · { $game } · put away, can be brought back until { $until } · { $thread }
list-paused = **{ $name }** · { $game } · paused · { $thread }
moved-to = The table has moved: { $thread }

## Rescue

button-rescue-card = Send the turn card again
button-rescue-answer = Answer for a seat
button-rescue-back = Back to where it began
button-rescue-autopilot = Autopilot this seat
button-rescue-move = Move to another thread
button-rescue-organiser = Hand over organising
button-rescue-report = Report a problem
button-autopilot-chooses = Autopilot chooses
button-more-choices = More choices

rescue-waits = **{ $name }** is waiting for { $seats }, since { $since } · Choice { $n }.
rescue-idle = **{ $name }** waits for nobody. Choice { $n }.
rescue-saved = Every choice is saved. { $count ->
    [0] This turn or phase has just begun.
    [1] This turn or phase began 1 choice ago.
   *[other] This turn or phase began { $count } choices ago.
} Check of the saved game: good.
rescue-answer = **{ $seat }** is asked: { $question }
    You see only what everyone may see.
rescue-hand-needed = This choice needs the hand, so only autopilot can make it.
rescue-answer-menu = Answer for this seat
rescue-to-whom = Who organises from now on?
rescue-nobody = Nobody else sits at this table.
rescue-type-name = Type the name of the campaign
rescue-lost = { $count ->
    [1] Takes back 1 choice
   *[other] Takes back { $count } choices
} of { $name }
rescue-wrong-name = That is not the name, so nothing was changed. The name is { $name }.
rescue-done-card = The turn card was sent again.
rescue-done-answer = Answered. The table reads who did it.
rescue-done-autopilot = Autopilot plays this seat now.
rescue-done-organiser = Handed over.
rescue-done-back = We are back where the turn or phase began. `/history restore` brings back what was undone.

rescue-told-card = { $right ->
    [moderator] Moderator { $player } sent the turn card again.
   *[organiser] Organiser { $player } sent the turn card again.
}
rescue-told-answered = { $right ->
    [moderator] Moderator { $player } answered for { $seat }.
   *[organiser] Organiser { $player } answered for { $seat }.
}
rescue-told-autopilot-answered = { $right ->
    [moderator] Moderator { $player } let autopilot choose once for { $seat }.
   *[organiser] Organiser { $player } let autopilot choose once for { $seat }.
}
rescue-told-back = { $right ->
    [moderator] Moderator { $player } goes back to where the turn or phase began. Nothing is deleted.
   *[organiser] Organiser { $player } goes back to where the turn or phase began. Nothing is deleted.
}
rescue-told-moved = { $right ->
    [moderator] Moderator { $player } moved the table here.
   *[organiser] Organiser { $player } moved the table here.
}
rescue-told-appointed = { $right ->
    [moderator] Moderator { $player } handed over organising.
   *[organiser] Organiser { $player } handed over organising.
}

report-title = Report a problem
report-field = What went wrong?
report-done = Thank you. Quote number { $report } when you write to whoever runs this bot, and send this file. It holds no hands and no names.

## Settings


setting-pace = Pace
setting-pace-daily = 24 h for a turn
setting-pace-fast = 12 h for a turn
setting-pace-relaxed = 72 h for a turn
setting-pace-none = No deadline
setting-reaction_time = Time for answers out of turn
setting-reaction_time-third = A third of the pace
setting-reaction_time-hour = 1 h
setting-reaction_time-all = Until all have answered
setting-table_choices = Group decisions
setting-table_choices-anyone = Anyone decides
setting-table_choices-vote = By vote
setting-table_choices-automatic = Automatically, in the usual order
setting-undo = Undo beyond one's turn
setting-undo-majority = All affected and a majority
setting-undo-all = Everybody
setting-undo-organiser = The organiser alone
about-setting-undo = In play this changes only if the table agrees. Among rivals all affected must always agree.
setting-autopilot = Autopilot for late turns
setting-autopilot-never = Never
setting-autopilot-twice = On
setting-starts = Start when everyone is ready
setting-starts-day = By itself after 24 hours
setting-starts-never = Only by hand
setting-next_chapter = Next chapter of a story
setting-next_chapter-twice = By itself after two turns' time
setting-next_chapter-never = Only by hand
setting-level = Strength of autopilot
setting-level-strong = Strong
setting-level-steady = Steady
setting-level-simple = Simple
setting-level-beginner = Beginner
setting-hands = Hands
setting-hands-ledger = As the rules say
setting-hands-open = Open to all
setting-hands-private = Private
setting-open_seats = Open seats
setting-open_seats-accept = The organiser accepts who comes
setting-open_seats-free = Free for all
setting-thread = Thread
setting-thread-public = Public
setting-thread-private = Private
about-setting-thread = Chosen before the start. Moderators of this server can read private threads.
ruling-false = No, as usual
ruling-true = Yes

lobby-pace-daily = Daily pace (24 h a turn)
lobby-pace-fast = Fast pace (12 h a turn)
lobby-pace-relaxed = Relaxed pace (72 h a turn)
lobby-pace-none = No deadline

permission-create_private_threads = Create Private Threads

## After a chapter

button-statistics = Statistics
button-begin-again = New campaign with these seats
again-done = A new table is open: { $thread }
    Everybody who played can press **Join**; each seat is kept.
statistics-title = **{ $name }, the account**
statistics-played = { $chapters ->
    [0] No chapters are over
    [1] 1 chapter is over
   *[other] { $chapters } chapters are over
}, in { $days ->
    [1] 1 day
   *[other] { $days } days
}.
statistics-seat = { $seat }: { $count ->
    [1] 1 choice
   *[other] { $count } choices
}{ $autopilot ->
    [0] { "" }
   *[other] , { $autopilot } of them by autopilot
}
statistics-reveals = { $count ->
    [0] No dice were rolled and no cards shown.
    [1] Dice were rolled or cards shown 1 time.
   *[other] Dice were rolled or cards shown { $count } times.
}
statistics-lines = { $count ->
    [0] Nothing was undone beyond a turn.
    [1] 1 line of play was left for another.
   *[other] { $count } lines of play were left for another.
}
statistics-longest = { $hours ->
    [0] The longest wait for a choice was less than 1 h.
   *[other] The longest wait for a choice was { $hours } h.
}

help-files-name = Files
help-files = **When a file cannot be opened**
    1. `/campaign export` makes the files that `/campaign import` opens. Nothing else is one.
    2. A file of a newer version opens once this bot has been updated; the file is unchanged.
    3. A sealed file opens only with the bot that has made it.
    4. A damaged file cannot be mended here: export it again, or ask for an earlier one.
    5. At most 10 MiB are read.

## What a vote says that play waits for

error-vote-open-so-far = Play waits for the vote on the request of { $player } ({ $agreed } of { $seats } so far).
care-unread = What is stored of this campaign cannot be opened. You can have its data as a file for whoever hosts me, or put it away.
care-unread-rows = Everything that is stored of this campaign, sealed. Whoever hosts me can look into it.
button-unread-rows = Its data
