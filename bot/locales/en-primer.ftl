# Rules in five minutes.
button-primer = Rules in five minutes
button-whole-rule = Whole rule
menu-primer = Rules in five minutes: a game
primer-page =
    ### { $title }
    -# { $number } of { $count }
