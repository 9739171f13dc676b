## /stats

command-stats = Shows your figures in this server, or those of the server
parameter-stats-server = The figures of the server instead of yours
button-stats-show = Show here
button-stats-own = Your figures
button-stats-server = This server
stats-own = **Your figures in this server**
stats-of = **Figures of { $player } in this server**
stats-private = Only you see this. **Show here** posts it in this channel.
stats-none = You have finished no chapter here yet.
stats-own-game = **{ $game }**: { $count ->
    [1] 1 chapter
   *[other] { $count } chapters
}, { $won } won
stats-favourites = Mostly as { $names }
stats-titles = Titles: { $names }
stats-answers = Usual answer time: { $hours } h { $minutes } min
stats-server = **This server**
stats-campaigns = { $playing ->
    [1] 1 campaign
   *[other] { $playing } campaigns
} in play, { $over } ended
stats-completion = Begun in the last 90 days: { $count }, ended: { $percent } %
stats-chapters = { $count ->
    [1] 1 chapter
   *[other] { $count } chapters
}
stats-matches = { $count ->
    [1] 1 match
   *[other] { $count } matches
}
stats-won = { $won } of { $count } won
stats-finished = finished
stats-records = Records
stats-most-vp = Most VP in { $game }
stats-record = { $player } with { $total } VP
stats-no-writing = You cannot write here, so nothing was posted.
