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
recap-new-creatures = { $count ->
    [1] Ha aparecido 1 criatura nueva.
   *[other] Han aparecido { $count } criaturas nuevas.
}
recap-threat-advanced = El marcador de amenaza avanzó a { $marker }.
recap-token-passed = { $you ->
    [1] Ahora tienes la ficha de primer jugador.
   *[0] { $hero } tiene ahora la ficha de primer jugador.
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
recap-standing = { $goal } · { $steps ->
    [0] sin más amenazas
   *[other] amenaza en { $steps }
} · { $heads ->
    [1] moneda: cara
   *[0] moneda: cruz
}
