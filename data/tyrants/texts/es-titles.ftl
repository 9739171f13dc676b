# Títulos al final de un capítulo, y por qué se ganaron. `$player` es un nombre.

title-assassin = Sombra asesina
title-assassin-did = { $player } mató { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
} de otras casas
title-clearer = Limpieza de cavernas
title-clearer-did = { $player } mató { $count ->
    [1] 1 tropa blanca
   *[other] { $count } tropas blancas
}
title-spymaster = Red de espionaje
title-spymaster-did = { $player } infiltró { $count ->
    [1] 1 espía
   *[other] { $count } espías
}
title-landlord = Señorío de la Infraoscuridad
title-landlord-did = { $player } controló { $count ->
    [1] 1 región, sumando por ronda
   *[other] { $count } regiones, sumadas por ronda
}
title-crowns = Guarda de coronas
title-crowns-did = { $player } obtuvo Influencia de marcadores { $count ->
    [1] 1 vez
   *[other] { $count } veces
}
title-priest = Alto clero
title-priest-did = { $player } promovió { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
title-patron = Mecenas del mercado
title-patron-did = { $player } gastó { $count } de Influencia en cartas
title-comeback = La remontada
title-comeback-did = { $player } recortó { $count } PV al primer puesto
