# O que um jogador lê ao voltar. `$you` é 1 se quem lê é a primeira casa citada, 2 se é a segunda.

recap-site-taken = { $you ->
    [1] Você toma { $site }: +{ $vp } PV.
   *[0] { $seat } toma { $site }: +{ $vp } PV.
}
recap-site-taken-from = { $you ->
    [1] Você toma { $site } de { $loser }: +{ $vp } PV.
    [2] { $seat } toma { $site } de você: +{ $vp } PV.
   *[0] { $seat } toma { $site } de { $loser }: +{ $vp } PV.
}
recap-site-lost = { $you ->
    [1] Você perde o controle de { $site }: −{ $vp } PV.
   *[0] { $seat } perde o controle de { $site }: −{ $vp } PV.
}
recap-total = { $you ->
    [1] Você ganha o controle total de { $site }: +2 PV.
   *[0] { $seat } ganha o controle total de { $site }: +2 PV.
}
recap-total-lost = { $you ->
    [1] Você perde o controle total de { $site }: −2 PV.
   *[0] { $seat } perde o controle total de { $site }: −2 PV.
}
recap-kills = { $you ->
    [1] Você mata { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
    [2] { $seat } mata { $count ->
        [1] 1 tropa sua
       *[other] { $count } tropas suas
    }.
   *[0] { $seat } mata { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
}
recap-kills-white = { $you ->
    [1] Você mata { $count ->
        [1] 1 tropa neutra
       *[other] { $count } tropas neutras
    }.
   *[0] { $seat } mata { $count ->
        [1] 1 tropa neutra
       *[other] { $count } tropas neutras
    }.
}
recap-sent-home = { $you ->
    [1] Você retorna aos quartéis { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
    [2] { $seat } retorna aos quartéis { $count ->
        [1] 1 tropa sua
       *[other] { $count } tropas suas
    }.
   *[0] { $seat } retorna aos quartéis { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
}
recap-moved-away = { $you ->
    [1] Você move { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
    [2] { $seat } move { $count ->
        [1] 1 tropa sua
       *[other] { $count } tropas suas
    }.
   *[0] { $seat } move { $count ->
        [1] 1 tropa
       *[other] { $count } tropas
    } de { $loser }.
}
recap-spies-home = { $you ->
    [1] Você retorna { $count ->
        [1] 1 espião
       *[other] { $count } espiões
    } de { $loser }.
    [2] { $seat } retorna { $count ->
        [1] 1 espião seu
       *[other] { $count } espiões seus
    }.
   *[0] { $seat } retorna { $count ->
        [1] 1 espião
       *[other] { $count } espiões
    } de { $loser }.
}
recap-gains = { $you ->
    [1] Você ganha { $count } PV em marcadores.
   *[0] { $seat } ganha { $count } PV em marcadores.
}
recap-promotes = { $you ->
    [1] Você promove cartas: +{ $count } PV.
   *[0] { $seat } promove cartas: +{ $count } PV.
}
recap-sites = { $more ->
    [1] +{ $count }
   *[0] −{ $count }
} { $count ->
    [1] Região
   *[other] Regiões
}
recap-trophies = { $count ->
    [1] 1 troféu
   *[other] { $count } troféus
}
recap-promotions = { $count ->
    [1] 1 carta promovida
   *[other] { $count } cartas promovidas
}
recap-tokens = { $count } PV em marcadores
recap-recruits = { $count ->
    [1] 1 carta recrutada
   *[other] { $count } cartas recrutadas
}
recap-deployed = { $count ->
    [1] 1 tropa posicionada
   *[other] { $count } tropas posicionadas
}
recap-standing = { $lead ->
    [0] Primeiro lugar dividido
   *[other] { $seat } lidera por { $lead } PV
} · { $left ->
    [0] última rodada
    [1] { $cards ->
        [1] a 1 carta do fim
       *[0] a 1 tropa do fim
    }
   *[other] { $cards ->
        [1] a { $left } cartas do fim
       *[0] a { $left } tropas do fim
    }
}
