short-turn-move = Mover { $place }
short-turn-move-far = Mover { $place }
short-turn-move-with = Mover { $place } con { $count }
short-attack-creature = { $place } { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
through-attack-creature = Tira: { $place } { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
short-attack-thing = { $place } { $thing }
through-attack-thing = Tira: { $place } { $thing }
short-status-hero = { $emoji-hand }{ $count ->
    [1] 1 carta
   *[other] { $count } cartas
}{ $down ->
    [0] { "" }
   *[other] , en el suelo
}{ $turn } · { $where }
emoji-words = <hit> impacto, impactos; <hand> carta, cartas
