short-turn-move = Mover { $place }
short-turn-move-far = Mover { $place }
short-turn-move-with = Mover { $place } com { $count }
short-attack-creature = { $place } { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
through-attack-creature = Role: { $place } { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
short-attack-thing = { $place } { $thing }
through-attack-thing = Role: { $place } { $thing }
short-status-hero = { $emoji-hand }{ $count ->
    [1] 1 carta
   *[other] { $count } cartas
}{ $down ->
    [0] { "" }
   *[other] , caído
}{ $turn } · { $where }
emoji-words = <hit> acerto, acertos; <hand> carta, cartas
