## Looking for a table

parameter-tables-looking = Say what you want to play, and get a table proposed
button-seek = Look for a table
button-seek-stop = Stop looking
button-seek-avoid = People to avoid
looking-title = **Look for a table**
looking-nothing = Pick the games that you want to play.
looking-now = You look for { $games } until { $until }.
looking-hours = You usually answer in { $count ->
    [1] 1 hour
   *[other] { $count } hours
} of the day.
looking-hours-unknown = I do not know yet when you usually answer. I learn it while you play, and propose nothing before.
looking-how = When enough people fit, I name all of you in a message in this channel. They have the same pace, and you share three usual hours or more.
looking-games = Games
looking-pace = Pace
looking-players = Number of players
looking-players-exact = { $count ->
    [1] 1 player
   *[other] { $count } players
}
looking-players-range = From { $fewest } to { $most }
looking-no-writing = I cannot write in this channel. Look for a table in another one.
looking-stopped = You no longer look for a table.
looking-joined = You have a seat in { $name }: { $thread }
looking-declined = Done: you are no longer asked. Look for a table again whenever you like.
looking-over = This proposal has ended. You can look for a table yourself.
looking-for-others = This table was proposed to other people. You can look for one yourself.
proposal-title = **A table of { $game } for { $count ->
    [1] 1 player
   *[other] { $count } players
}?**
proposal-people = { $players } look for a table. Pace: { $pace }
proposal-hours = You all usually answer between { $first } and { $last }.
proposal-hours-some = Usual hours that you share: { $count }
proposal-how = Press **Join**: the first press opens the table, the others take a seat. It can be accepted until { $until }.
proposal-open = The table is open: { $thread }. **Join** gives you a seat.
proposal-ended = This proposal of a table has ended.
me-avoid = Propose no table with these people
me-avoid-saved = Saved: { $count ->
    [0] you avoid no one
    [1] no table is proposed to you with this person
   *[other] no table is proposed to you with these { $count } people
}. Only you see this.
