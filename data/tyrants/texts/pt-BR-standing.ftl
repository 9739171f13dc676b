# What a match is about, and who stands how far.

opening-goal = **Objetivo:** ter mais PV no fim: regiões que você controla, tropas que mata, cartas do deck e do círculo interno, marcadores de PV.
opening-end = **Termina** com a rodada em que uma casa posiciona sua última tropa ou o deck de mercado acaba.
opening-first = **Primeiro:** escolha onde sua primeira tropa começa. Em cada turno jogue suas cartas e gaste Força no mapa e Influência em cartas novas.
live-standing = PV à vista: { $seats }
live-standing-seat = { $letter } { $vp }
live-standing-own = Seus PV agora: { $vp } à vista e { $cards } no deck, na mão e na pilha de descarte, { $total } ao todo.
