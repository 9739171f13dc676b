short-turn-move = Mover { $place }
short-turn-move-far = Mover { $place }{ $alone ->
    [0] { "" }
   *[other] {" "}sozinho
}
escort-along = { $who } { $count ->
    [1] vai junto.
   *[other] vão junto.
}
entry-turn-move-far = { $count ->
    [1] 1 passo
   *[other] { $count } passos
}
short-turn-move-with = Mover { $place } com { $who }
entry-turn-move-with = { "" }
short-act-search-patty = Procurar grátis
short-act-search-free-search = Procurar grátis
short-act-search-free = Procurar grátis
short-attack-creature = { $place } { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
through-attack-creature = Atacar { $place }: { $creature }{ $mark ->
    [guard] , ◆
    [skips] , »
   *[plain] { "" }
}{ $power ->
    [0] { "" }
   *[other] , +{ $power }
}
short-attack-thing = { $place } { $thing }
through-attack-thing = Atacar { $place }: { $thing }
attack-with = { $cards }: { $count ->
    [1] 1 dado
   *[other] { $count } dados
}, { $chance } % de conseguir.
short-status-hero = { $emoji-hand }{ $count ->
    [1] 1 carta
   *[other] { $count } cartas
}{ $down ->
    [0] { "" }
   *[other] , caído
}{ $turn } · { $where }
emoji-words = <hit> acerto, acertos; <hand> carta, cartas
