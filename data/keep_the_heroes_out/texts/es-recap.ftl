# Lo que un jugador lee al volver. `$you` es 1 si se trata del clan de quien lee.

recap-plundered = Saqueo: el tesoro de { $value } en { $room }. Tesoros que quedan: { $left }.
recap-plundered-several = Saqueo: los tesoros en { $rooms }. Tesoros que quedan: { $left }.
recap-vault = En la Bóveda hay ahora { $count ->
    [1] 1 héroe
   *[other] { $count } héroes
}.
recap-defeats = { $you ->
    [1] Derrotaste a { $count ->
        [1] 1 héroe
       *[other] { $count } héroes
    }.
   *[0] { $seat }: { $count ->
        [1] 1 héroe derrotado
       *[other] { $count } héroes derrotados
    }.
}
recap-traps = Las trampas derrotaron a { $count ->
    [1] 1 héroe
   *[other] { $count } héroes
}.
recap-monsters-lost = { $you ->
    [1] Perdiste { $count ->
        [1] 1 monstruo
       *[other] { $count } monstruos
    } en { $room }.
   *[0] { $seat }: { $count ->
        [1] 1 monstruo perdido
       *[other] { $count } monstruos perdidos
    } en { $room }.
}
recap-wounds = { $you ->
    [1] Sufriste { $count } de daño en { $room }. Vida: { $left }.
   *[0] { $seat } sufrió { $count } de daño en { $room }. Vida: { $left }.
}
recap-none-left = { $you ->
    [1] No tienes ningún monstruo en la mazmorra.
   *[0] { $seat }: ningún monstruo en la mazmorra.
}
recap-heroes = { $count ->
    [1] 1 héroe derrotado
   *[other] { $count } héroes derrotados
}
recap-fallen = { $count ->
    [1] 1 monstruo perdido
   *[other] { $count } monstruos perdidos
}
recap-hurt = { $count } de daño sufrido
recap-loot = botín: { $count }
recap-standing = Oleada { $wave } de 2 · gremio: { $cards } { $cards ->
    [1] carta
   *[other] cartas
} · { $nearest ->
    [-1] ningún héroe en camino
    [0] héroes en la Bóveda
    [1] Bóveda: héroes a 1 sala
   *[other] Bóveda: héroes a { $nearest } salas
}
