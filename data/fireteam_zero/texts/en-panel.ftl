short-turn-move = Move { $place }
short-turn-move-far = Move { $place }{ $alone ->
    [0] { "" }
   *[other] {" "}alone
}
escort-along = { $who } { $count ->
    [1] comes
   *[other] come
} along.
entry-turn-move-far = { $count ->
    [1] 1 step
   *[other] { $count } steps
}
short-turn-move-with = Move { $place } with { $who }
entry-turn-move-with = { "" }
short-act-search-patty = Search free
short-act-search-free-search = Search free
short-act-search-free = Search free
short-attack-creature = { $place } { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
through-attack-creature = Attack { $place }: { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
short-attack-thing = { $place } { $thing }
through-attack-thing = Attack { $place }: { $thing }
attack-with = { $cards }: { $count ->
    [1] 1 die
   *[other] { $count } dice
}, { $chance } % to succeed.
short-status-hero = { $emoji-hand }{ $count ->
    [1] 1 card
   *[other] { $count } cards
}{ $down ->
    [0] { "" }
   *[other] , down
}{ $turn } · { $where }
emoji-words = <hit> hit, hits; <hand> card, cards
