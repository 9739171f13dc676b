## The moving picture of what happened

button-animate = Animar
button-still = Imagen fija
moving-title = **Paso a paso**
moving-title-own = **Paso a paso, desde que te fuiste**
moving-none = Nada ha cambiado en el tablero desde entonces. El registro tiene el resto.
moving-now = Ahora: { $seats }
moving-then = { $you ->
    [1] Cuando te fuiste
   *[0] Al principio
}
moving-goes-on = La partida sigue
moving-alt = { $count ->
    [1] Una imagen en movimiento de 1 paso, que empieza y acaba con el tablero actual.
   *[other] Una imagen en movimiento de { $count } pasos, que empieza y acaba con el tablero actual.
}
