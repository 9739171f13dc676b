# Lo que la mesa dice de Tyrants: su nombre y las fuentes de una puntuación.

game-name = Tyrants of the Underdark
score-total = { $count } PV
score-sites = regiones
score-total_control = control total
score-trophies = trofeos
score-deck = mazo
score-inner_circle = círculo interno
score-tokens = fichas
score-position = posición
