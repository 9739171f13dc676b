# Lo que un jugador lee al volver. `$you` es 1 si quien lee es la primera casa nombrada, 2 si es la segunda.

recap-site-taken = { $you ->
    [1] Tomas { $site }: +{ $vp } PV.
   *[0] { $seat } toma { $site }: +{ $vp } PV.
}
recap-site-taken-from = { $you ->
    [1] Le quitas { $site } a { $loser }: +{ $vp } PV.
    [2] { $seat } te quita { $site }: +{ $vp } PV.
   *[0] { $seat } le quita { $site } a { $loser }: +{ $vp } PV.
}
recap-site-lost = { $you ->
    [1] Pierdes el control de { $site }: −{ $vp } PV.
   *[0] { $seat } pierde el control de { $site }: −{ $vp } PV.
}
recap-total = { $you ->
    [1] Consigues el control total de { $site }: +2 PV.
   *[0] { $seat } consigue el control total de { $site }: +2 PV.
}
recap-total-lost = { $you ->
    [1] Pierdes el control total de { $site }: −2 PV.
   *[0] { $seat } pierde el control total de { $site }: −2 PV.
}
recap-kills = { $you ->
    [1] Matas { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
    [2] { $seat } mata { $count ->
        [1] 1 tropa tuya
       *[other] { $count } tropas tuyas
    }.
   *[0] { $seat } mata { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
}
recap-kills-white = { $you ->
    [1] Matas { $count ->
        [1] 1 tropa blanca
       *[other] { $count } tropas blancas
    }.
   *[0] { $seat } mata { $count ->
        [1] 1 tropa blanca
       *[other] { $count } tropas blancas
    }.
}
recap-sent-home = { $you ->
    [1] Devuelves al cuartel { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
    [2] { $seat } devuelve al cuartel { $count ->
        [1] 1 tropa tuya
       *[other] { $count } tropas tuyas
    }.
   *[0] { $seat } devuelve al cuartel { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
}
recap-moved-away = { $you ->
    [1] Mueves { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
    [2] { $seat } mueve { $count ->
        [1] 1 tropa tuya
       *[other] { $count } tropas tuyas
    }.
   *[0] { $seat } mueve { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
}
recap-spies-home = { $you ->
    [1] Devuelves { $count ->
        [1] 1 espía
       *[other] { $count } espías
    } de { $loser }.
    [2] { $seat } devuelve { $count ->
        [1] 1 espía tuyo
       *[other] { $count } espías tuyos
    }.
   *[0] { $seat } devuelve { $count ->
        [1] 1 espía
       *[other] { $count } espías
    } de { $loser }.
}
recap-gains = { $you ->
    [1] Ganas { $count } PV en fichas.
   *[0] { $seat } gana { $count } PV en fichas.
}
recap-promotes = { $you ->
    [1] Promueves cartas: +{ $count } PV.
   *[0] { $seat } promueve cartas: +{ $count } PV.
}
recap-sites = { $more ->
    [1] +{ $count }
   *[0] −{ $count }
} { $count ->
    [1] región
   *[other] regiones
}
recap-trophies = { $count ->
    [1] 1 trofeo
   *[other] { $count } trofeos
}
recap-promotions = { $count ->
    [1] 1 carta promovida
   *[other] { $count } cartas promovidas
}
recap-tokens = { $count } PV en fichas
recap-recruits = { $count ->
    [1] 1 carta reclutada
   *[other] { $count } cartas reclutadas
}
recap-deployed = { $count ->
    [1] 1 tropa desplegada
   *[other] { $count } tropas desplegadas
}
recap-standing = { $lead ->
    [0] Primer puesto compartido
   *[other] { $seat } gana por { $lead } PV
} · { $left ->
    [0] última ronda
    [1] { $cards ->
        [1] a 1 carta del final
       *[0] a 1 tropa del final
    }
   *[other] { $cards ->
        [1] a { $left } cartas del final
       *[0] a { $left } tropas del final
    }
}
