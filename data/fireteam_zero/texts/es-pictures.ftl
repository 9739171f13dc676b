# Palabras de las imágenes de Fireteam Zero. Cortas: van dentro de placas.
picture-moment = { $mission }, ronda { $round }
picture-acts = { $hero }: { $movement ->
    [0] sin movimiento
    [one] queda 1 paso
   *[other] quedan { $movement } pasos
}
picture-phase-setup = Preparativos
picture-phase-tactics = Táctica
picture-phase-heroes = Actúan los héroes
picture-phase-threat = Actúan las criaturas
picture-phase-aftermath = Después de la misión
picture-phase-over = La misión ha terminado
picture-moves-more = { $count ->
    [one] 1 movimiento más
   *[other] { $count } movimientos más
}
picture-knocked-out = fuera de combate
picture-to-act = le toca
picture-pinned = retenido
picture-elevated = en alto
picture-threat = Amenaza: próxima carta en
picture-coin-heads = La moneda muestra cara
picture-coin-tails = Cruz: ni una caída más
picture-may-search = se puede registrar
picture-legend-elevated = terreno elevado
picture-legend-cover = cobertura
picture-legend-difficult = terreno difícil
