# O que as cartas fazem, em uma linha: uma mensagem para cada instrução. " · " depois, " / " ou, "►" um custo e o que ele dá.

steps = { $first } · { $then }
step-or = { $first } / { $then }
step-choose-one-times = { $count ->
    [1] 1 vez
   *[other] { $count } vezes
}: { $choices }
step-pay = { $cost } ► { $then }
step-focus = Foco { $aspect }: { $then }

step-gain = Ganhe { $what }
step-gain-vp-sites-under-total-control = 1 PV por região sob seu controle total
step-gain-vp-sites-controlled = 1 PV a cada { $per } regiões que você controla
step-gain-vp-white-trophies = 1 PV a cada { $per } tropas brancas no seu salão de troféus
step-gain-vp-control-markers = 1 PV por marcador de controle seu
step-gain-vp-inner-circle-cards = 1 PV a cada { $per } cartas no seu círculo interno
step-draw = { $count ->
    [1] Compre 1 carta
   *[other] Compre { $count } cartas
}
step-deploy = { $count ->
    [1] Posicione 1 tropa
   *[other] Posicione { $count } tropas
}
step-place-spy = { $count ->
    [1] Infiltre 1 espião
   *[other] Infiltre { $count } espiões
}
step-assassinate-enemy-presence = { $count ->
    [1] Assassine 1 tropa
   *[other] Assassine { $count } tropas
}
step-assassinate-white-presence = { $count ->
    [1] Assassine 1 tropa branca
   *[other] Assassine { $count } tropas brancas
}
step-assassinate-enemy-that-spy-site = Assassine 1 tropa na região desse espião
step-supplant-enemy-presence = { $count ->
    [1] Suplante 1 tropa
   *[other] Suplante { $count } tropas
}
step-supplant-white-presence = { $count ->
    [1] Suplante 1 tropa branca
   *[other] Suplante { $count } tropas brancas
}
step-supplant-white-anywhere = Suplante 1 tropa branca em qualquer lugar
step-supplant-enemy-that-spy-site = Suplante 1 tropa na região desse espião
step-move-troop = { $count ->
    [1] Mova 1 tropa inimiga
   *[other] Mova { $count } tropas inimigas
}
step-move-troop-up-to = Mova até { $count ->
    [1] 1 tropa inimiga
   *[other] { $count } tropas inimigas
}
step-return-piece-troop-or-spy = Devolva 1 tropa ou espião de outra casa
step-return-piece-spy = Devolva 1 espião de outra casa
step-promote-other = { $count ->
    [1] No fim da vez, promova outra carta
   *[other] No fim da vez, promova { $count } outras cartas
}
step-promote-up-to = No fim da vez, promova até { $count ->
    [1] 1 outra carta
   *[other] { $count } outras cartas
}
step-promote-obedience = No fim da vez, promova outra carta de Obediência
step-promote-vp = No fim da vez, promova até { $count ->
    [1] 1 outra carta
   *[other] { $count } outras cartas
}, depois 1 PV a cada { $per } no círculo interno
step-promote-now-discard = Promova 1 carta da sua pilha de descarte
step-promote-now-deck-top = Promova a carta do topo do seu baralho
step-recruit-free = Recrute sem pagar 1 carta de { $aspect } do mercado, custo até { $cost }
step-give-outcasts-each-opponent = { $count ->
    [1] Cada rival recebe 1 Insane Outcast
   *[other] Cada rival recebe { $count } Insane Outcast
}
step-give-outcasts-chosen-opponent = Uma casa rival recebe 1 Insane Outcast
step-give-outcasts-chosen-opponent-beside-deployed = Uma casa rival junto às novas tropas recebe 1 Insane Outcast
step-give-outcasts-self = Você recebe 1 Insane Outcast
step-devour-market-card = Você pode devorar 1 carta do mercado
step-deck-to-discard = Ponha seu baralho na pilha de descarte
step-redeploy-trophies = Ponha até { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
} de salões de troféus em qualquer lugar
step-return-this-to-supply = Devolva esta carta à sua pilha
step-when-other-player-troop-at-that-spy-site = Com tropa de outra casa ali: { $then }
step-when-five-player-trophies = Com 5 tropas de outras casas no seu salão de troféus: { $then }
step-when-four-inner-circle-cards = Com 4 cartas no círculo interno: { $then }

cost-return-own-spy = Devolva 1 espião seu
cost-return-own-spies = Devolva quantos espiões seus quiser
cost-devour-hand-card = Devore 1 carta da sua mão
cost-devour-inner-circle-card = Devore 1 carta do seu círculo interno
cost-discard-hand-card = Descarte 1 carta
