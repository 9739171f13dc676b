## The journal of a campaign

command-campaign-journal = Shows every chapter that has ended, and what was kept
button-download-journal = Download journal
journal-title = **Journal of { $name }** · { $count ->
    [1] 1 chapter
   *[other] { $count } chapters
}
journal-chapters = { $count ->
    [1] 1 chapter
   *[other] { $count } chapters
}
journal-together = { $won } won
journal-chapter = Chapter { $number }
journal-none = The journal begins when the first chapter has ended.
journal-menu = Open a chapter
journal-won = won after { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
}.
journal-lost = lost after { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
}.
journal-winner = { $player } won with { $total } VP after { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
}.
journal-alt = { $number }: { $chapter }, { $result }
journal-kept-line = Kept: { $kept }.
journal-players = Played by { $players }.
journal-picture = { $chapter }: first and last board, what turned it, titles, and the end
journal-file = The journal as a folder: unpack it, and open index.html in a browser. It shows nothing hidden.
ending-substitute = { $seat } was also played by { $player }: { $count ->
    [1] 1 choice
   *[other] { $count } choices
}.
journal-turned = **What turned it**
journal-turned-line = Round { $round }: { $what }
journal-chapter-of = Chapter { $number } of { $count }
journal-began = How it began
journal-ended = How it ended
journal-titles = Titles
