## How reliable people are

reliability = { $begun ->
    [0] nothing begun here in the last 90 days
   *[other] finished { $finished } of { $begun }
}{ $wait ->
    [unknown] {""}
    [days] { $days ->
        [1] , usually answers within a day
       *[other] , usually answers within { $days } days
    }
   *[hours] { $hours ->
        [1] , usually answers within an hour
       *[other] , usually answers within { $hours } hours
    }
}{ $count ->
    [0] {""}
    [1] , took over a seat
   *[other] , took over { $count } seats
}
reliability-of = **{ $player }**: { $record }
reliability-title = **Players of { $name }, in the last 90 days here**
reliability-nobody = No one has a seat yet.
reliability-hidden = { $name } does not show how its players answer. The organiser can change that in the settings.
button-reliability = Reliability
stats-reliability = In the last 90 days: { $record }
setting-reliability = Reliability of players
setting-reliability-hidden = Not shown
setting-reliability-shown = Everyone may read it
setting-joins = Who may join
setting-joins-anyone = Anyone
setting-joins-finished = People who have finished a chapter
error-not-finished = This table asks for players who have finished a chapter in this server. /tables lists others.
stats-rating = Rating in { $game }: { $skill }, surely between { $low } and { $high }, after { $count ->
    [1] 1 rated match
   *[other] { $count } rated matches
}
button-me-people = Other people
me-rated = Rating in competitive games
me-rated-about = By server, only with others who want one. Only you see it, in /stats.
me-rated-no = No rating
me-rated-yes = Show me a rating
turn-foretold = Next: { $player }, get ready
me-ahead = Tell me when I am next
me-ahead-about = When the player before you begins their turn, instead of a reminder in yours.
me-ahead-no = Do not tell me
me-ahead-yes = Tell me
