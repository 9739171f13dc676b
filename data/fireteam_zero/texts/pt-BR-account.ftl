# O relato em poucas linhas: um ataque com dados e resultado; uma criatura com tudo o que fez.
account-then = { $first }; { $then }
account-way = { $first } → { $then }
account-moved = { $hero }: { $origin } → { $way }.
account-attack = { $hero } contra { $target } em { $place }{ $count ->
    [0] { "" }
   *[other] {" "}com { $cards }
}: { $deeds }.
account-attack-decisive = { $hero } contra { $target } em { $place }{ $count ->
    [0] { "" }
   *[other] {" "}com { $cards }
}: { $deeds }.
account-attack-only = { $hero } contra { $target } em { $place }.
account-creature = { $creature } em { $place }: { $deeds }.
account-creature-decisive = { $creature } em { $place }: { $deeds }.
account-creature-only = { $creature } em { $place }: nada.
account-ambush = **Emboscada:** { $creature } em { $place }: { $deeds }.
account-ambush-only = **Emboscada:** { $creature } em { $place }.
account-search = { $hero } procura em { $place }: **{ $card }**; { $deeds }.
account-search-only = { $hero } procura em { $place }: **{ $card }**{ $does }.
account-found = { $hero } procura em { $place } e acha **{ $card }**; { $deeds }.
account-found-only = { $hero } procura em { $place } e acha **{ $card }**.
search-does = {" "}({ $does })
account-idle = Ativadas sem efeito: { $parts }.
account-idle-part = { $creature } ({ $places })
account-drawn = Cartas compradas: { $parts }.
account-drawn-part = { $hero } { $count }
account-spawned = Novas: { $parts }.
account-spawned-part = { $creature } ({ $places })
account-skips = Contidas: { $parts }.
account-skips-part = { $creature } ({ $places })

deed-moves = vai a { $place }
deed-attacks = ataca { $hero }
deed-rolls = { $count ->
    [0] sem dados
   *[other] dados { $dice }
}
deed-shut-down = o ataque não acontece
deed-volunteers = { $hero } recebe por { $target }
deed-becomes-target = { $hero } passa a ser o alvo
deed-reacts = { $hero } reage com *{ $card }*
deed-cancelled = { $count ->
    [1] 1 acerto anulado
   *[other] { $count } acertos anulados
}
deed-hit = **{ $hero }: { $hits ->
    [1] 1 acerto
   *[other] { $hits } acertos
}**
deed-discards = { $hero } perde { $cards }
deed-knocked-out = **{ $hero } sofre um nocaute**
deed-stays-up = { $hero } perde todas as cartas e fica de pé
deed-dragged = arrasta { $hero } para { $place }
deed-rerolls = novamente { $dice }
deed-kills = { $count ->
    [1] **{ $creature } cai**
   *[other] **{ $creature } ×{ $count }: caem**
}
deed-survives = { $creature } sobrevive
deed-destroys = **{ $thing }: destruição**
deed-holds = { $thing } aguenta
deed-draws = { $hero } compra { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
deed-coin = a moeda mostra coroa
deed-finds = achado de { $hero }
