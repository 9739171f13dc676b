# El relato en pocas líneas: un ataque con dados y resultado; una criatura con todo lo que hizo.
account-then = { $first }; { $then }
account-way = { $first } → { $then }
account-moved = { $hero }: { $origin } → { $way }.
account-attack = { $hero } contra { $target } en { $place }{ $count ->
    [0] { "" }
   *[other] {" "}con { $cards }
}: { $deeds }.
account-attack-decisive = { $hero } contra { $target } en { $place }{ $count ->
    [0] { "" }
   *[other] {" "}con { $cards }
}: { $deeds }.
account-attack-only = { $hero } contra { $target } en { $place }.
account-creature = { $creature } en { $place }: { $deeds }.
account-creature-decisive = { $creature } en { $place }: { $deeds }.
account-creature-only = { $creature } en { $place }: nada.
account-ambush = **Emboscada:** { $creature } en { $place }: { $deeds }.
account-ambush-only = **Emboscada:** { $creature } en { $place }.
account-search = { $hero } busca en { $place }: **{ $card }**; { $deeds }.
account-search-only = { $hero } busca en { $place }: **{ $card }**{ $does }.
account-found = { $hero } busca en { $place } y halla **{ $card }**; { $deeds }.
account-found-only = { $hero } busca en { $place } y halla **{ $card }**.
search-does = {" "}({ $does })
account-idle = Activadas sin efecto: { $parts }.
account-idle-part = { $creature } ({ $places })
account-drawn = Cartas robadas: { $parts }.
account-drawn-part = { $hero } { $count }
account-spawned = Nuevas: { $parts }.
account-spawned-part = { $creature } ({ $places })
account-skips = Frenadas: { $parts }.
account-skips-part = { $creature } ({ $places })

deed-moves = va a { $place }
deed-attacks = ataca a { $hero }
deed-rolls = { $count ->
    [0] sin dados
   *[other] dados { $dice }
}
deed-shut-down = el ataque no se produce
deed-volunteers = { $hero } lo recibe por { $target }
deed-becomes-target = { $hero } pasa a ser el objetivo
deed-reacts = { $hero } reacciona con *{ $card }*
deed-cancelled = { $count ->
    [1] 1 impacto anulado
   *[other] { $count } impactos anulados
}
deed-hit = **{ $hero }: { $hits ->
    [1] 1 impacto
   *[other] { $hits } impactos
}**
deed-discards = { $hero } pierde { $cards }
deed-knocked-out = **{ $hero } queda fuera de combate**
deed-stays-up = { $hero } pierde todas las cartas y sigue en pie
deed-dragged = arrastra a { $hero } a { $place }
deed-rerolls = nueva tirada { $dice }
deed-kills = { $count ->
    [1] **{ $creature } cae**
   *[other] **{ $creature } ×{ $count }: caen**
}
deed-survives = { $creature } sobrevive
deed-destroys = **{ $thing }: destrucción**
deed-holds = { $thing } aguanta
deed-draws = { $hero } roba { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
deed-coin = la moneda muestra cruz
deed-finds = hallazgo de { $hero }
