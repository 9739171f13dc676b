# Las cinco zonas de un panel. Cada fila tiene 300 px, así que los rótulos son cortos.

panel-state-mine = **Tu turno** · { $status }
panel-nothing-left = No queda nada por hacer. Acaba tu turno.
panel-undo-takes = Deshacer quita: { $choice }
panel-not-asked = **No es tu turno**

button-end-turn = Fin
button-undo = Deshacer
button-letters = Letras más grandes
panel-letters = Las imágenes tienen ahora letras más grandes. En `/me` lo cambias.
button-look = Ver
button-help = ¿?

row-roll = Tira: { $choice }
row-suggested-count = { $count ->
    [1] La sugerida
   *[other] Las { $count } sugeridas
}
row-only-lead = Solo lo que hace ▶
row-others = Otras: { $count }…
row-nothing-else = No hay nada más que elegir aquí
row-same-place = Nada en esta fila ahora
row-none = { $group }: nada ahora
row-none-because = { $group }: { $why }
row-why-none = { $group }: ¿por qué no?
row-why-choice = { $choice }: { $why }
row-more = Las { $count }
row-another = Otra opción…
row-parts = ¿Qué parte? { $count }

button-undo-table = Deshacer…
button-why = ¿Por qué no…?
button-rules = Reglas
row-why = ¿Por qué no…? { $count }
row-look = Ver: { $count }
help-title = **Ayuda con esta imagen**
help-line-lead = ▶ es lo que suele hacer la gente.
help-line-undo = Deshacer quita tu última elección.
help-line-roll = Solo Tirar lanza los dados.
help-line-look = Ver muestra tablero, mano y reglas.
help-line-why = ¿Por qué no…? dice qué te falta.
help-line-act = También puedes escribir con /act.
look-title = ¿Qué quieres ver?
look-other = Elegir por { $seat }
panel-next-short = **Después de ti: { $seats }**
panel-will-mention = Un mensaje nuevo te avisará cuando haga falta; puedes cerrar esto.
planned-every-round = Usar estas tres en cada ronda
planned-all = Todas las órdenes, también por carta…
