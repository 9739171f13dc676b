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
hint-compared = -# He jugado cada opción hasta el final de tu turno, repartiendo de nuevo las cartas ocultas. Las cifras son tu ganancia menos la media de tus rivales. La posición estima lo que darán después tus lugares.
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

# El nivel del piloto automático en la sala.

lobby-level = Nivel del piloto automático: **{ $level }**. { $about }.

# [Dónde cambió todo]: las decisiones propias tras un capítulo.

button-turned = Dónde cambió todo
turned-title = **Dónde cambió todo para ti**
turned-point = { $number }. { $round ->
    [0] Elegiste
   *[other] Ronda { $round }: elegiste
} *{ $chosen }*. Era mejor *{ $better }*: +{ $gain } al final de ese turno.
turned-nowhere = Ninguna elección tuya habría ganado claramente más al final de su turno.
turned-how = -# He comparado tus elecciones con otras, según lo que podías ver entonces. Lo que se gana más tarde no cuenta.
