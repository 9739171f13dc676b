# Lo que hacen las cartas, en una línea: un mensaje por cada instrucción. " · " después, " / " o, "►" un coste y lo que da.

steps = { $first } · { $then }
step-or = { $first } / { $then }
step-choose-one-times = { $count ->
    [1] 1 vez
   *[other] { $count } veces
}: { $choices }
step-pay = { $cost } ► { $then }
step-focus = Foco { $aspect }: { $then }

step-gain = Gana { $what }
step-gain-vp-sites-under-total-control = 1 PV por región bajo tu control total
step-gain-vp-sites-controlled = 1 PV por cada { $per } regiones que controlas
step-gain-vp-white-trophies = 1 PV por cada { $per } tropas blancas en tu sala de trofeos
step-gain-vp-control-markers = 1 PV por cada marcador de control tuyo
step-gain-vp-inner-circle-cards = 1 PV por cada { $per } cartas en tu círculo interno
step-draw = { $count ->
    [1] Roba 1 carta
   *[other] Roba { $count } cartas
}
step-deploy = { $count ->
    [1] Despliega 1 tropa
   *[other] Despliega { $count } tropas
}
step-place-spy = { $count ->
    [1] Infiltra 1 espía
   *[other] Infiltra { $count } espías
}
step-assassinate-enemy-presence = { $count ->
    [1] Asesina 1 tropa
   *[other] Asesina { $count } tropas
}
step-assassinate-white-presence = { $count ->
    [1] Asesina 1 tropa blanca
   *[other] Asesina { $count } tropas blancas
}
step-assassinate-enemy-that-spy-site = Asesina 1 tropa en la región de ese espía
step-supplant-enemy-presence = { $count ->
    [1] Suplanta 1 tropa
   *[other] Suplanta { $count } tropas
}
step-supplant-white-presence = { $count ->
    [1] Suplanta 1 tropa blanca
   *[other] Suplanta { $count } tropas blancas
}
step-supplant-white-anywhere = Suplanta 1 tropa blanca en cualquier lugar
step-supplant-enemy-that-spy-site = Suplanta 1 tropa en la región de ese espía
step-move-troop = { $count ->
    [1] Mueve 1 tropa enemiga
   *[other] Mueve { $count } tropas enemigas
}
step-move-troop-up-to = Mueve hasta { $count ->
    [1] 1 tropa enemiga
   *[other] { $count } tropas enemigas
}
step-return-piece-troop-or-spy = Devuelve 1 tropa o espía de otra casa
step-return-piece-spy = Devuelve 1 espía de otra casa
step-promote-other = { $count ->
    [1] Al final del turno, promueve otra carta
   *[other] Al final del turno, promueve otras { $count } cartas
}
step-promote-up-to = Al final del turno, promueve hasta { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} más
step-promote-obedience = Al final del turno, promueve otra carta de Obediencia
step-promote-vp = Al final del turno, promueve hasta { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} más, luego 1 PV por cada { $per } en el círculo interno
step-promote-now-discard = Promueve 1 carta de tu pila de descarte
step-promote-now-deck-top = Promueve la primera carta de tu mazo
step-recruit-free = Recluta sin pagar 1 carta de { $aspect } del mercado, coste hasta { $cost }
step-give-outcasts-each-opponent = { $count ->
    [1] Cada rival recibe 1 Insane Outcast
   *[other] Cada rival recibe { $count } Insane Outcast
}
step-give-outcasts-chosen-opponent = Una casa rival recibe 1 Insane Outcast
step-give-outcasts-chosen-opponent-beside-deployed = Una casa rival junto a las nuevas tropas recibe 1 Insane Outcast
step-give-outcasts-self = Recibes 1 Insane Outcast
step-devour-market-card = Puedes devorar 1 carta del mercado
step-deck-to-discard = Pon tu mazo en tu pila de descarte
step-redeploy-trophies = Pon hasta { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
} de salas de trofeos en cualquier lugar
step-return-this-to-supply = Devuelve esta carta a su pila
step-when-other-player-troop-at-that-spy-site = Con una tropa de otra casa allí: { $then }
step-when-five-player-trophies = Con 5 tropas de otras casas en tu sala de trofeos: { $then }
step-when-four-inner-circle-cards = Con 4 cartas en tu círculo interno: { $then }

cost-return-own-spy = Devuelve 1 espía tuyo
cost-return-own-spies = Devuelve los espías tuyos que quieras
cost-devour-hand-card = Devora 1 carta de tu mano
cost-devour-inner-circle-card = Devora 1 carta de tu círculo interno
cost-discard-hand-card = Descarta 1 carta
