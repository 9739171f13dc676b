# Lo que un jugador lee al volver. `$you` es 1 si quien lee es el Héroe.

recap-slays = { $you ->
    [1] Derrotas a { $boss ->
        [1] 1 jefe: { $enemy }
       *[0] { $enemy }
    }.
   *[0] { $hero } derrota a { $boss ->
        [1] 1 jefe: { $enemy }
       *[0] { $enemy }
    }.
}
recap-dies = { $you ->
    [1] Moriste en { $zone }. Fichas del Resurrector: { $left }.
   *[0] { $hero } murió en { $zone }. Fichas del Resurrector: { $left }.
}
recap-died = { $you ->
    [1] Moriste y resucitaste. Fichas del Resurrector: { $left }.
   *[0] { $hero } murió y resucitó. Fichas del Resurrector: { $left }.
}
recap-rises = { $you ->
    [1] Resucitaste. Fichas del Resurrector: { $left }.
   *[0] { $hero } resucitó. Fichas del Resurrector: { $left }.
}
recap-life-lost = { $you ->
    [1] Perdiste { $count } de Vida: te queda { $left }.
   *[0] { $hero } perdió { $count } de Vida: le queda { $left }.
}
recap-kills = { $count ->
    [1] 1 muerte
   *[other] { $count } muertes
}
recap-damage = { $count ->
    [1] 1 Herida causada
   *[other] { $count } Heridas causadas
}
recap-xp = +{ $count } PE
recap-went = { $zone } a { $to }
recap-standing = Nivel { $level } · Fichas del Resurrector: { $tokens } · { $enemies ->
    [1] 1 Enemigo
   *[other] { $enemies } Enemigos
}
recap-new-enemies = Se despliega en { $zone }: { $enemy }.
