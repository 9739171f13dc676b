## The moving picture of what happened

button-animate = Animar
button-still = Imagem parada
moving-title = **Passo a passo**
moving-title-own = **Passo a passo, desde que você saiu**
moving-none = Nada mudou no tabuleiro desde então. O registro tem o resto.
moving-now = Agora: { $seats }
moving-then = { $you ->
    [1] Quando você saiu
   *[0] No início
}
moving-goes-on = A partida continua
moving-alt = { $count ->
    [1] Uma imagem em movimento de 1 passo, que começa e termina com o tabuleiro de agora.
   *[other] Uma imagem em movimento de { $count } passos, que começa e termina com o tabuleiro de agora.
}
