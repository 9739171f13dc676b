# Planes de un turno: lo que un jugador quiere hacer antes de que empiece.

button-plan = Planear mi turno
button-plan-mine = Mi plan
button-plan-use = Jugar este plan
button-plan-stop = No jugarlo
button-plan-end = Después terminar mi turno
button-plan-no-end = No terminar mi turno
button-plan-drop = Borrar el plan
plan-title = **Planea el turno de { $seat }**
plan-board = -# El tablero es el del comienzo del turno de { $seat }.
plan-board-phase = -# El tablero es el de después de la última fase.
plan-step = { $number }. { $choice }
plan-steps-before = … { $count ->
    [1] 1 paso antes
   *[other] { $count } pasos antes
}
plan-then-end = Terminar el turno
plan-ready = **Tu turno se jugará así.** Se detiene en el primer paso que ya no encaje.
plan-not-now = Ahora no puedes planear tu turno. Prueba otra vez cuando empiece el próximo turno.
plan-ends-chance = Los dados o un mazo barajado deciden lo que sigue, así que el plan termina aquí.
plan-ends-card = Aquí se revela una carta, así que el plan termina con este paso.
plan-ends-turn = Aquí termina tu turno.
plan-ends-others = Aquí otros jugadores tienen que elegir algo, así que el plan termina.
plan-ends-long = Un plan tiene como mucho 20 pasos.
plan-stop-if = Detenerlo si cambia uno de estos lugares
plan-private = -# Solo tú ves esto. Todavía no se ha jugado nada.
plan-gone = Eso no es posible aquí.
plan-other = Tu plan ha cambiado desde entonces. Así está ahora.
plan-dropped = Tu plan está borrado.
plan-stopped-played = Tu plan se ha jugado: { $done ->
    [1] 1 paso
   *[other] { $done } pasos
}. Sigue desde aquí.
plan-stopped-place = Tu plan no se ha jugado, porque { $place } ha cambiado.
plan-stopped-question = Tu plan se detuvo en el paso { $step } de { $count }, porque antes llegó otra pregunta: { $choice }
plan-stopped-gone = Tu plan se detuvo en el paso { $step } de { $count }. Esto ya no es posible: { $choice }
plan-stopped-changed = Tu plan se detuvo en el paso { $step } de { $count }. Esto significa ahora otra cosa: { $choice }
plan-stopped-revealed = Tu plan se detuvo en el paso { $step } de { $count }, porque salieron dados o una carta. Seguía: { $choice }
plan-stopped-over = Tu plan se detuvo en el paso { $step } de { $count }, porque el turno había terminado.
told-plan = { $seat } juega un turno planeado
post-turn-planned = **{ $seat } ha jugado** ({ $player }, según su plan)
post-seat-planned = **{ $seat } { $figure }** (según su plan)
