# What a match is about, and who stands how far.

opening-goal = **Objetivo:** tener más PV al final: regiones que controlas, tropas que matas, cartas de tu mazo y tu círculo interno, fichas de PV.
opening-end = **Termina** con la ronda en la que una casa despliega su última tropa o se agota el mazo del mercado.
opening-first = **Primero:** elige dónde empieza tu primera tropa. En cada turno juega tus cartas y gasta Poder en el mapa e Influencia en cartas nuevas.
live-standing = PV a la vista: { $seats }
live-standing-seat = { $letter } { $vp }
live-standing-own = Tus PV ahora: { $vp } a la vista y { $cards } en mazo, mano y descarte, { $total } en total.
