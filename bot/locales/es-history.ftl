# Historial por ronda y turno
history-state = **Historial** · { $round } · { $turn }
history-round = Ronda { $round }
history-no-round = Antes de la ronda 1
history-in-chapter = { $chapter }, { $round }
history-between = Entre turnos
history-fact = { $ago } · jugada { $n } · el tablero antes
history-rounds = Ronda
history-turn-menu = Turno o fase
history-choice-menu = Una jugada de este turno
history-turns = { $turns ->
    [1] 1 turno o fase
   *[other] { $turns } turnos y fases
}, { $count ->
    [1] 1 jugada
   *[other] { $count } jugadas
}
history-choices = { $count ->
    [1] 1 jugada
   *[other] { $count } jugadas
}
button-previous = Antes
button-next-one = Luego
button-to-here = Aquí
here-title = **{ $place }**
here-undo = Volver ahí deshace { $count ->
    [1] 1 jugada.
   *[other] { $count } jugadas.
}
here-fork = Una copia empieza en: { $when }
here-export = El archivo de Exportar contiene todo hasta ahora.
button-export = Exportar
request-to = **¿Volver a cuándo?** { $moment }
