# What a match is about, and who stands how far.

opening-goal = **Objetivo:** ter mais PV no fim: regiões que você controla, tropas que mata, cartas do baralho e do círculo interno, fichas de PV.
opening-end = **Termina** com a rodada em que uma casa posiciona sua última tropa ou o baralho do mercado acaba.
opening-first = **Primeiro:** escolha onde sua primeira tropa começa. Em cada vez jogue suas cartas e gaste Poder no mapa e Influência em cartas novas.
live-standing = PV à vista: { $seats }
live-standing-seat = { $letter } { $vp }
live-standing-own = Seus PV agora: { $vp } à vista e { $cards } no baralho, na mão e no descarte, { $total } ao todo.
