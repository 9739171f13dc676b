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
