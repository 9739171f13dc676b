short-turn-move = Mover { $place }
short-turn-move-far = Mover { $place }{ $alone ->
    [0] { "" }
   *[other] {" "}solo
}
escort-along = { $who } { $count ->
    [1] te acompaña.
   *[other] te acompañan.
}
entry-turn-move-far = { $count ->
    [1] 1 paso
   *[other] { $count } pasos
}
short-turn-move-with = Mover { $place } con { $who }
entry-turn-move-with = { "" }
short-act-search-patty = Buscar gratis
short-act-search-free-search = Buscar gratis
short-act-search-free = Buscar gratis
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
}, { $chance } % de lograrlo.
short-status-hero = { $emoji-hand }{ $count ->
    [1] 1 carta
   *[other] { $count } cartas
}{ $down ->
    [0] { "" }
   *[other] , en el suelo
}{ $turn } · { $where }
emoji-words = <hit> impacto, impactos; <hand> carta, cartas
