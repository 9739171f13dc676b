short-turn-move = Move { $place }
short-turn-move-far = Move { $place }
short-turn-move-with = Move { $place } with { $count }
short-attack-creature = { $place } { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
through-attack-creature = Roll: { $place } { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
short-attack-thing = { $place } { $thing }
through-attack-thing = Roll: { $place } { $thing }
short-status-hero = { $emoji-hand }{ $count ->
    [1] 1 card
   *[other] { $count } cards
}{ $down ->
    [0] { "" }
   *[other] , down
}{ $turn } · { $where }
emoji-words = <hit> hit, hits; <hand> card, cards
