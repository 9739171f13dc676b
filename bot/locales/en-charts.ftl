## Charts of a chapter

button-charts = Charts
charts-menu = Another chart
charts-none = Charts begin with the first round of a chapter.
charts-gone = Too little of this chapter is stored for charts.
charts-so-far = **{ $chart }** · so far
charts-ended = **{ $chart }**
charts-place = Charts
chart-vp = VP by round
chart-sources = Where the VP came from
chart-control = Who held what
chart-danger = How close to defeat
chart-dealt = Damage dealt
chart-taken = Damage taken in fights
chart-luck = Dice against expectation
chart-treasures = Treasures and the Vault
chart-defeated = Heroes defeated
chart-lost = Monsters lost
chart-kills = Creatures killed
chart-hits = Hits taken
chart-one-blow = one blow from defeat
chart-luck-band = 95 % of such rolls are in this band
chart-source = { $source } { $count }
chart-says-vp = { $seat }: { $count } VP in sight.
chart-says-end = { $seat }: { $open } VP on the board, { $total } in all.
chart-says-named = { $name }: { $first } at first, { $last } at last.
chart-says-sources = { $seat }: { $sources }.
chart-says-control = { $seat }: { $count ->
    [1] 1 site
   *[other] { $count } sites
} at last; { $rounds } added up by round.
chart-says-danger = At most { $peak } of 100, in round { $round }; { $now } at last.
chart-says-bar = { $seat }: { $count }.
chart-says-luck = { $seat }: rolled { $count }, expected { $mean }; usual are { $low } to { $high }.
