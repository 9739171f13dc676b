# Palabras en las imágenes de Tyrants. <nombre> es un símbolo en la línea; los rótulos son cortos y sin punto final.

picture-to-act = le toca
picture-market = Mercado
picture-round = Ronda { $round }
picture-setup = Inicio
picture-last-round = Última ronda
picture-past = Pasado

# La mano privada
picture-your-hand = { $player }: tu mano
picture-hand-of = { $player }: mano
picture-only-you = solo tú ves esto
picture-empty-hand = ninguna carta en la mano
picture-played = Jugado este turno
picture-promotions-wait = <promote> { $count } al final del turno
picture-deck = mazo
picture-discard = descarte
picture-inner-circle = círculo interno
picture-troop = cuartel
picture-spy = espías
picture-trophy = trofeos
picture-crown = marcadores
picture-vp = fichas de PV
picture-ambition = Ambición
picture-conquest = Conquista
picture-malice = Malicia
picture-guile = Astucia
picture-obedience = Obediencia
picture-no-aspect = Sin aspecto

# Puntuación final
picture-not-over = Los puntos se cuentan al final.
picture-wins = { $count ->
    [1] Victoria: { $winners }
   *[other] Victoria compartida: { $winners }
  } ({ $total })
picture-after-rounds = tras { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondas
  }
picture-source-sites = regiones
picture-source-total-control = control total
picture-source-trophies = trofeos
picture-source-deck = mazo
picture-source-inner-circle = círculo interno
picture-source-tokens = fichas
picture-total = Total
picture-place = { $rank }.º

# Lo que hace una carta, una instrucción por línea
picture-then = { $first }, { $second }
picture-or = o { $what }
picture-times = { $times ->
    [1] 1 vez
   *[other] { $times } veces
}: { $what }
picture-step-gain-power = +{ $power } <power>
picture-step-gain-influence = +{ $influence } <influence>
picture-step-gain-both = +{ $power } <power> +{ $influence } <influence>
picture-step-gain-vp-sites-under-total-control = +1 <vp> por cada <total_control>
picture-step-gain-vp-sites-controlled = +1 <vp> por cada { $per } <control>
picture-step-gain-vp-white-trophies = +1 <vp> por cada { $per } <white> en tu <trophy>
picture-step-gain-vp-control-markers = +1 <vp> por cada marcador <crown>
picture-step-gain-vp-inner-circle-cards = +1 <vp> por cada { $per } <inner_circle>
picture-step-draw = roba { $times } <draw_card>
picture-step-deploy = <deploy> { $times ->
    [1] 1 tropa
   *[other] { $times } tropas
  }
picture-step-place-spy = infiltra { $times } <spy>
picture-at-presence = { "" }
picture-at-anywhere = { " " }en cualquier lugar <anywhere>
picture-at-that-spy-site = { " " }allí
picture-step-assassinate-enemy = <assassinate> { $times ->
    [1] 1 tropa enemiga
   *[other] { $times } tropas enemigas
  }{ $at }
picture-step-assassinate-white = <assassinate> { $times ->
    [1] 1 tropa blanca
   *[other] { $times } tropas blancas
  } <white>{ $at }
picture-step-supplant-enemy = <supplant> { $times ->
    [1] 1 tropa enemiga
   *[other] { $times } tropas enemigas
  }{ $at }
picture-step-supplant-white = <supplant> { $times ->
    [1] 1 tropa blanca
   *[other] { $times } tropas blancas
  } <white>{ $at }
picture-step-move-troop = <move> { $times ->
    [1] 1 tropa enemiga
   *[other] { $times } tropas enemigas
  }
picture-step-move-troop-up-to = <move> hasta { $times ->
    [1] 1 tropa enemiga
   *[other] { $times } tropas enemigas
}
picture-step-return-piece-troop-or-spy = <return> 1 <troop> o <spy> de otra casa
picture-step-return-piece-spy = <return> 1 <spy> de otra casa
picture-step-promote-at-end-of-turn-other = fin del turno: <promote> { $times ->
    [1] otra carta jugada
   *[other] hasta { $times } cartas jugadas más
  }
picture-step-promote-at-end-of-turn-obedience = fin del turno: <promote> 1 <obedience> jugada
picture-step-promote-at-end-of-turn-then-vp = fin del turno: <promote> hasta { $times ->
    [1] 1 carta jugada
   *[other] { $times } cartas jugadas
} más, luego +1 <vp> por cada { $per } <inner_circle>
picture-step-promote-now-deck-top = <promote> la primera carta de tu mazo
picture-step-promote-now-discard = <promote> 1 carta de tu pila de descarte
picture-step-recruit-free-ambition = recluta 1 <ambition> gratis, coste hasta { $cost }
picture-step-recruit-free-conquest = recluta 1 <conquest> gratis, coste hasta { $cost }
picture-step-recruit-free-malice = recluta 1 <malice> gratis, coste hasta { $cost }
picture-step-recruit-free-guile = recluta 1 <guile> gratis, coste hasta { $cost }
picture-step-recruit-free-obedience = recluta 1 <obedience> gratis, coste hasta { $cost }
picture-step-give-outcasts-each-opponent = cada rival recibe { $count } <no_aspect> Outcast
picture-step-give-outcasts-chosen-opponent = 1 rival recibe { $count } <no_aspect> Outcast
picture-step-give-outcasts-chosen-opponent-beside-deployed = 1 rival junto a ellas recibe { $count } <no_aspect> Outcast
picture-step-give-outcasts-self = recibes { $count } <no_aspect> Outcast
picture-step-devour-market-card = puedes <devour> 1 carta del mercado
picture-step-deck-to-discard = mazo a la pila de descarte <discard>
picture-step-redeploy-trophies = pon hasta { $times ->
    [1] 1 tropa
   *[other] { $times } tropas
} de cualquier <trophy> donde quieras
picture-step-return-this-to-supply = esta carta vuelve a su pila
picture-step-pay-return-own-spy = <return> <spy> tuyo <becomes> { $then }
picture-step-pay-return-own-spies = <return> los <spy> que quieras <becomes> por cada uno, { $then }
picture-step-pay-devour-hand-card = <devour> 1 carta de la mano <becomes> { $then }
picture-step-pay-devour-inner-circle-card = <devour> 1 carta del <inner_circle> <becomes> { $then }
picture-step-pay-discard-hand-card = descarta 1 carta de la mano <becomes> { $then }
picture-step-choose-one = { $first } o { $second }
picture-step-focus-ambition = otra <ambition>: { $then }
picture-step-focus-conquest = otra <conquest>: { $then }
picture-step-focus-malice = otra <malice>: { $then }
picture-step-focus-guile = otra <guile>: { $then }
picture-step-focus-obedience = otra <obedience>: { $then }
picture-step-when-other-player-troop-at-that-spy-site = <troop> de otra casa allí: { $then }
picture-step-when-five-player-trophies = 5 tropas de casas en tu <trophy>: { $then }
picture-step-when-four-inner-circle-cards = 4 cartas en el <inner_circle>: { $then }

# Dicho en lugar de las imágenes
picture-alt-more = Todo en palabras: /board words.
picture-alt-setup = Tyrants of the Underdark, preparación.
picture-alt-round = Tyrants of the Underdark, ronda { $round }.
picture-alt-past-setup = Pasado: Tyrants of the Underdark, preparación.
picture-alt-past-round = Pasado: Tyrants of the Underdark, ronda { $round }.
picture-alt-turn = Turno de { $seat }, { $power } de Poder, { $influence } de Influencia.
picture-alt-choices = Opciones: { $places }.
picture-alt-changed = Cambió: { $places }.
picture-alt-house = { $seat }: { $vp } PV en fichas, { $sites ->
    [0] ninguna región
    [1] 1 región
   *[other] { $sites } regiones
  }{ $total ->
    [0] { "" }
   *[other] {" "}({ $total } bajo control total)
  }, cuartel { $troops }, espías { $spies }, trofeos { $trophies }.
picture-alt-market = Mercado: { $cards }.
picture-alt-card = { $number } { $card }
picture-alt-hand = { $count ->
    [0] Tu mano está vacía.
    [1] Tu carta: { $cards }.
   *[other] Tus { $count } cartas: { $cards }.
  }
picture-alt-free-cards = { $card } ({ $numbers })
picture-alt-priced-cards = { $card } ({ $numbers }), coste { $cost }
picture-alt-backs = { $count ->
    [0] Ninguna carta en la mano.
    [1] 1 carta, que solo ve quien la tiene.
   *[other] { $count } cartas, que solo ve quien las tiene.
  }
picture-alt-piles = Mazo { $deck }, descarte { $discard }, círculo interno { $inner }, cuartel { $troops }, espías { $spies }, trofeos { $trophies }, fichas de PV { $vp }.
picture-alt-ranking = Clasificación: { $ranking }.
picture-alt-rank = { $place } { $seat } { $total }

# Un lugar
picture-alt-place = { $place }, { $spaces ->
    [1] 1 espacio
   *[other] { $spaces } espacios
  }: { $troops }; libres: { $free }.
picture-alt-place-empty = { $place }, { $spaces ->
    [1] 1 espacio
   *[other] { $spaces } espacios
  }: ninguna tropa.
picture-alt-white = blanca { $count }
picture-alt-troops = { $seat } { $count }
picture-alt-spies = Espías: { $seats }.
picture-alt-no-control = Sin control.
picture-alt-control = Control: { $seat }.
picture-alt-total-control = Control total: { $seat }.
picture-alt-routes = Rutas a { $places }.
