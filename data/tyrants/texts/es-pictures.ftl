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
picture-vp = PV
picture-token = fichas de PV
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

# Dicho en lugar de las imágenes
picture-alt-more = Todo en palabras: /board words.
picture-alt-choices = Opciones: { $places }.
picture-alt-changed = Cambió: { $places }.
picture-alt-hand = { $count ->
    [0] Tu mano está vacía.
    [1] Tu carta: { $cards }.
   *[other] Tus { $count } cartas: { $cards }.
  }
picture-alt-free-cards = { $card } ({ $numbers })
picture-alt-cost = Coste { $cost }: { $numbers }.
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
