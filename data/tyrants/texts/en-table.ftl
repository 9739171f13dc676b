# What the table says about Tyrants: its name and the sources of a score.

game-name = Tyrants of the Underdark
score-total = { $count ->
    [1] 1 VP
   *[other] { $count } VP
}
score-sites = sites
score-total_control = total control
score-trophies = trophies
score-deck = deck
score-inner_circle = inner circle
score-tokens = tokens
score-position = position

# What each level of autopilot considers.
setting-level-strong-detail = Looks a turn ahead at every choice
setting-level-steady-detail = Knows what cards and sites bring later
setting-level-simple-detail = Plays by fixed rules
setting-level-beginner-detail = Does the usual things at the first place offered
