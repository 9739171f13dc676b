# Lo que un jugador lee al volver. `$you` es 1 si se trata del héroe de quien lee.

recap-hits = { $you ->
    [1] Sufriste { $count ->
        [1] 1 impacto
       *[other] { $count } impactos
    }; ahora tienes { $left ->
        [1] 1 carta
       *[other] { $left } cartas
    }.
   *[0] { $hero } sufrió { $count ->
        [1] 1 impacto
       *[other] { $count } impactos
    }; ahora tiene { $left ->
        [1] 1 carta
       *[other] { $left } cartas
    }.
}
recap-kills = { $you ->
    [1] Mataste { $count ->
        [1] 1 criatura
       *[other] { $count } criaturas
    }.
   *[0] { $hero } mató { $count ->
        [1] 1 criatura
       *[other] { $count } criaturas
    }.
}
recap-few-kills = { $count ->
    [1] 1 muerte
   *[other] { $count } muertes
}
recap-few-hits = { $count ->
    [1] 1 impacto sufrido
   *[other] { $count } impactos sufridos
}
recap-helped = ayudó { $count }×
recap-went = { $place } a { $to }
recap-standing = { $goal } · amenaza { $marker }{ $next ->
    [0] { "" }
   *[other] /{ $next }
} · { $heads ->
    [1] cara
   *[0] cruz
}
