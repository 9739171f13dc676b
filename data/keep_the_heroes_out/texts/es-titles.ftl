# Títulos al final de un capítulo, y por qué se ganaron. `$player` es un nombre.

title-bane = Azote de héroes
title-bane-did = { $player } derrotó a { $count ->
    [1] 1 héroe
   *[other] { $count } héroes
}
title-fists = A puñetazo limpio
title-fists-did = { $player } atacó { $count ->
    [1] 1 vez
   *[other] { $count } veces
} cuerpo a cuerpo
title-trapper = Maestría en trampas
title-trapper-did = { $player } puso { $count ->
    [1] 1 trampa
   *[other] { $count } trampas
}
title-unmoved = Ni un paso atrás
title-unmoved-did = { $player } defendió { $count ->
    [1] 1 vez
   *[other] { $count } veces
}
title-fodder = Sin ceder la sala
title-fodder-did = { $player } perdió { $count ->
    [1] 1 monstruo
   *[other] { $count } monstruos
} y siguió
title-gambler = Alma de apuestas
title-gambler-did = { $player } apostó { $count ->
    [1] 1 vez
   *[other] { $count } veces
}
title-collector = La colección
title-collector-did = { $player } ganó { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} de botín
title-porter = Transporte pesado
title-porter-did = { $player } llevó { $count ->
    [1] 1 ficha
   *[other] { $count } fichas
}
