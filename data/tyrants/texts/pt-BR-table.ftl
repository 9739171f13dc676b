# O que a mesa diz sobre Tyrants: seu nome e as fontes de uma pontuação.

game-name = Tiranos da Umbreterna
score-total = { $count ->
    [0] 0 PV
   *[other] { $count } PV
}
score-sites = regiões
score-total_control = controle total
score-trophies = troféus
score-deck = deck
score-inner_circle = círculo interno
score-tokens = marcadores de PV
score-position = posição

# O que cada nível do piloto automático leva em conta.
setting-level-strong-detail = Pensa um turno à frente em cada escolha
setting-level-steady-detail = Sabe o que cartas e regiões rendem depois
setting-level-simple-detail = Segue regras fixas
setting-level-beginner-detail = Faz o habitual, no primeiro lugar que aparece
