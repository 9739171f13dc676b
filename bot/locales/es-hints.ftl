# [Pista]: qué elegir y por qué.

more-hint = Pista
hint-title = **Pista: { $choice }**
hint-even-title = **Pista: ambas valen lo mismo**
hint-even = { $choice } y { $second } quedan igual al final de tu turno.
hint-better = +{ $gain } al final de tu turno, en comparación con { $second }.
hint-more = { $source } +{ $gain }
hint-less = { $source } −{ $gain }
hint-what-counts = Lo que puedes ver:
hint-no-reason = Ningún dato del tablero destaca.
hint-compared = -# He jugado cada opción hasta el final de tu turno, repartiendo de nuevo las cartas ocultas. Las cifras son tu ganancia menos la media de tus rivales.
hint-habit = -# Es la costumbre del piloto automático, no una comparación. Solo conoce lo que tú puedes ver.
error-hints-off = { $learners ->
    [yes] Aquí las pistas son para quien ha terminado menos de 3 capítulos de este juego.
   *[no] Las pistas están desactivadas en esta campaña. Quien organiza puede activarlas en **Ajustes**.
}
error-no-hint = No he encontrado una pista a tiempo, y tu pregunta sigue igual. Inténtalo de nuevo en un momento.
setting-hints = Pistas
setting-hints-usual = Lo habitual
setting-hints-usual-detail = Sí en juegos cooperativos, no entre rivales
setting-hints-on = Para todos
setting-hints-learners = Para principiantes
setting-hints-learners-detail = Hasta terminar 3 capítulos de este juego
setting-hints-off = Sin pistas
about-setting-hints = Una pista dice una jugada y por qué. Usa solo lo que puede ver quien la lee.
