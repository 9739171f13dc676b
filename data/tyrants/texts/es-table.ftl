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

# Qué tiene en cuenta cada nivel del piloto automático.
setting-level-strong-detail = Piensa un turno por adelantado en cada elección
setting-level-steady-detail = Sabe qué darán después las cartas y regiones
setting-level-simple-detail = Sigue reglas fijas
setting-level-beginner-detail = Hace lo habitual, en el primer lugar que se ofrece
