# Primeras partidas guiadas: /learn y /demo.

command-learn = Aprende un juego jugándolo: un primer turno guiado
parameter-learn-game = El juego que quieres aprender
command-demo = Mira qué es Emberkeep y prueba un turno

learn = **Aprende jugando.** Cada lección es un turno de verdad con pilotos automáticos. Solo tú la ves, y puedes dejarla cuando quieras.
demo = **Emberkeep lleva largos juegos de mesa en Discord**, turno a turno. Guarda el tablero, las reglas y los puntos. Prueba un turno:
learn-game = **{ $game }**
    { $about }
button-learn = Aprender
button-learn-on = Seguir aprendiendo
button-learn-again = Aprender otra vez
button-play-easiest = Jugar con piloto automático
learn-step = **Paso { $number } de { $count }: { $title }**
learn-end-title = **{ $game }: ya sabes jugar**
learn-chosen = Hecho: { $choice }
learn-task = **Tu tarea:** { $task }
learn-asked = -# Ahora: { $question }
learn-astray = Puedes seguir jugando, pero aquí la tarea ya no es posible. **Preparar otra vez** la recupera: { $task }
learn-menu-task = { $count ->
    [1] 1 manera de hacerlo
   *[other] { $count } maneras de hacerlo
}
learn-menu-other = U otra cosa: { $count ->
    [1] 1 opción
   *[other] { $count } opciones
}
learn-menu-group = { $count ->
    [1] 1 opción
   *[other] { $count } opciones
}
learn-groups = U otra cosa: { $count ->
    [1] 1 opción
   *[other] { $count } opciones
}
learn-several = Elige de { $fewest } a { $most }
button-next = Siguiente
button-lesson-back = Atrás
button-lesson-skip = Saltar
button-lesson-again = Preparar otra vez
button-all-lessons = Todos los juegos
button-lesson-other = Otra…
button-lesson-task = La tarea
