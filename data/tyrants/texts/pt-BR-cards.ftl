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
step-gain-vp-white-trophies = 1 PV a cada { $per } tropas neutras no seu salão dos troféus
step-gain-vp-control-markers = 1 PV por marcador de controle seu
step-gain-vp-inner-circle-cards = 1 PV a cada { $per } cartas no seu círculo interno
step-draw = { $count ->
    [1] Pegue 1 carta
   *[other] Pegue { $count } cartas
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
    [1] Assassine 1 tropa neutra
   *[other] Assassine { $count } tropas neutras
}
step-assassinate-enemy-that-spy-site = Assassine 1 tropa na região desse espião
step-supplant-enemy-presence = { $count ->
    [1] Suplante 1 tropa
   *[other] Suplante { $count } tropas
}
step-supplant-white-presence = { $count ->
    [1] Suplante 1 tropa neutra
   *[other] Suplante { $count } tropas neutras
}
step-supplant-white-anywhere = Suplante 1 tropa neutra em qualquer lugar
step-supplant-enemy-that-spy-site = Suplante 1 tropa na região desse espião
step-move-troop = { $count ->
    [1] Mova 1 tropa inimiga
   *[other] Mova { $count } tropas inimigas
}
step-move-troop-up-to = Mova até { $count ->
    [1] 1 tropa inimiga
   *[other] { $count } tropas inimigas
}
step-return-piece-troop-or-spy = Retorne 1 tropa ou espião de outro jogador
step-return-piece-spy = Retorne 1 espião de outro jogador
step-promote-other = { $count ->
    [1] No final do turno, promova outra carta
   *[other] No final do turno, promova { $count } outras cartas
}
step-promote-up-to = No final do turno, promova até { $count ->
    [1] 1 outra carta
   *[other] { $count } outras cartas
}
step-promote-obedience = No final do turno, promova outra carta de Obediência
step-promote-vp = No final do turno, promova até { $count ->
    [1] 1 outra carta
   *[other] { $count } outras cartas
}, depois 1 PV a cada { $per } no círculo interno
step-promote-now-discard = Promova 1 carta da sua pilha de descarte
step-promote-now-deck-top = Promova a carta do topo do seu deck
step-recruit-free = Recrute sem pagar 1 carta de { $aspect } do mercado, custo até { $cost }
step-give-outcasts-each-opponent = { $count ->
    [1] Cada oponente recebe 1 Exilado Insano
   *[other] Cada oponente recebe { $count } Exilados Insanos
}
step-give-outcasts-chosen-opponent = Um oponente recebe 1 Exilado Insano
step-give-outcasts-chosen-opponent-beside-deployed = Um oponente junto às novas tropas recebe 1 Exilado Insano
step-give-outcasts-self = Você recebe 1 Exilado Insano
step-devour-market-card = Você pode devorar 1 carta do mercado
step-deck-to-discard = Ponha seu deck na pilha de descarte
step-redeploy-trophies = Ponha até { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
} dos salões dos troféus em qualquer lugar
step-return-this-to-supply = Retorne esta carta ao suprimento
step-when-other-player-troop-at-that-spy-site = Com tropa de outro jogador ali: { $then }
step-when-five-player-trophies = Com 5 tropas de outros jogadores no seu salão dos troféus: { $then }
step-when-four-inner-circle-cards = Com 4 cartas no círculo interno: { $then }

cost-return-own-spy = Retorne 1 espião seu
cost-return-own-spies = Retorne quantos espiões seus quiser
cost-devour-hand-card = Devore 1 carta da sua mão
cost-devour-inner-circle-card = Devore 1 carta do seu círculo interno
cost-discard-hand-card = Descarte 1 carta
