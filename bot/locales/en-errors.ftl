## When something is wrong: what it is, then what is possible.

error-stale = This button is from an earlier moment. The game has moved on; here is the current one.
error-not-ours = I do not know this button or menu: it may be from an earlier version of me. `/act` and `/help` show what there is now.
error-double = I have that one already: { $choice }.
error-not-turn = { $seat } is acting now ({ $player }). You can look at the board and the log.
error-illegal = { $choice } is not possible now. { $count ->
    [0] There is no other choice.
    [1] There is 1 other choice.
   *[other] There are { $count } other choices.
}
error-no-match = I found no choice for "{ $typed }". Nearest: { $nearest }.
error-no-match-at-all = I found no choice for "{ $typed }". The panel shows all of them.
error-pick-exactly = Choose exactly { $count }; you chose { $chosen }.
error-pick-range = Choose { $fewest } to { $most }; you chose { $chosen }.
error-no-campaign = There is no campaign in this channel.
error-no-pictures = I may not attach pictures in this channel, so here is the board in words. A moderator can give me **Attach Files** here.
error-not-drawn = The picture could not be drawn, so here is the board in words.
board-rest = The rest: **Board**
error-nothing-to-undo = There is nothing of yours to undo here. To go further back, ask the table.
error-own-fault = Something went wrong on my side; your game is as it was before. If it happens again, report number { $report }.
error-database = My database does not answer at the moment. All that was saved is safe; try again in a minute, and you will see whether this still has to be done.
error-thread-locked = This thread is locked. A moderator can unlock it; posts follow then.
error-thread-asleep = This thread was asleep; I have woken it.
error-thread-gone = The thread of this campaign is gone, the campaign is not.
error-thread-forbidden = I may not post here. Give me **Send Messages in Threads**; posts follow then.
error-thread-full = Discord allows no more open threads here. Archive one; posts follow then.
error-open-full = Discord allows no more open threads on this server. Archive one for { $channel }, then try again.
error-open-refused = Discord refused to open a thread in { $channel }. Nothing was opened or moved. Try again later.
error-thread-slow = Discord asks me to slow down. Your choice is saved; the picture follows.
form-written = You wrote: { $text }
error-was-away = I was away for a moment. Please press again; nothing was counted twice.

error-unknown-campaign = That campaign is not here any more.
error-elsewhere = That table is played on another server. Open it there.
error-no-thread-yet = The thread of this table is still being opened. Try again in a minute.
error-too-many-campaigns = This server has { $most ->
    [1] 1 open campaign
   *[other] { $most } open campaigns
}, which is as many as I keep here. Another can begin when one of them is over.
error-too-fast = That was faster than I can follow. Try again in { $seconds ->
    [1] 1 second.
   *[other] { $seconds } seconds.
}
error-wrong-stage = { $stage ->
    [lobby] This campaign has not begun yet.
    [playing] The game has already started: it goes on in its thread.
    [between] This cannot be done between two chapters.
   *[over] This campaign is over.
}
error-not-your-seat = You have no seat in this campaign. You can watch, or take a free seat.
error-seat-taken = Somebody has that seat. Choose another.
error-all-seats-taken = All seats are taken. You can watch.
error-already-seated = You have seat { $seat } already.
error-not-organiser = Only { $player } (organiser) or a moderator can do this.
error-not-ready = Not everybody is ready yet.
error-unknown-chapter = That chapter cannot be played next.
error-wrong-option = { $name } cannot be set so: { $reason }
error-wrong-name = Nothing can be read of that name, or it is too long. Choose another, such as Low Fires.
error-paused = { $why ->
    [reason] { $name } is paused by { $player }: "{ $reason }".
    [nobody] { $name } is paused, because nobody is left at the table.
    [endless] { $name } is paused, because autopilot comes to no end here; `/campaign seat` gives its seat to somebody, then play can go on.
    [stuck] { $name } is paused, because a step did not end. Whoever organises it can resume, or undo a step first.
   *[none] { $name } is paused by { $player }.
} You can look, but not act.
error-put-away = This campaign was put away. It can be brought back until { $until }
error-seated-organiser = Among rivals an organiser with a seat may change their own and open seats only. A moderator without a seat can do the rest.
error-ask-first = The organiser of this campaign accepts who takes an open seat. You can ask for it.
error-application-closed = That question for a seat is answered already.
error-nobody-waited = The table waits for nobody whom I could remind.
error-too-soon = That was done { $last }. Next possible { $next }.
error-fixed-setting = This was chosen before the start and stays as it is.
error-takes-vote = In play this is changed only if the table agrees. Choose it in the settings, and I ask.
error-vote-open = Play waits for the table's answer to the request of { $player }. You can agree or refuse there.
error-request-closed = That request is decided already.
error-not-concerned = You have no say in this request: it is your own, or you have no seat here.
error-seated-moderator = Among rivals a moderator with a seat is a player and nothing more.
error-not-stalled = Autopilot can be asked for once the time of somebody else's turn is over.
error-asked-before = You have taken more time in this turn already. The others can wait or let autopilot play.
error-not-free = Taking that back concerns others, too. Ask the table.
error-not-over = An open file exists only after the chapter's end, or for a moderator without a seat.
error-seen-in-file = An open file shows what is hidden there. A copy of that moment is dealt anew and can be played.
error-knows-all = You took the open file of this match, so you have seen every hand. You can watch it to the end.
error-own-application = Someone else has to accept your application: the organiser, or another moderator.
error-wrong-file = { $reason ->
    [size] This file is too large or too much work: at most 10 MiB, 64 MiB unpacked, and 10 times the longest campaign I know.
    [version] This file was made by a newer version of me. It is unchanged.
    [key] This file was sealed by another bot, so I cannot read it. It is unchanged.
    [game] This file is of a game that I do not have.
    [content] This file holds something that cannot be, at { $where }. Nothing was made.
   *[damaged] This file is damaged, or no file of mine. Nothing was made.
}
error-too-large-for-file = This campaign is too long for a file that could be imported again. Fork it and export the copy, or ask the host for a backup.
error-too-many-files = I read only so many files at a time, and six for each person in an hour. The next one { $next }.
