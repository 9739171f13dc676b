# Títulos al final de un capítulo, y por qué se ganaron. `$player` es un nombre.

title-shooter = Puntería fina
title-shooter-did = { $player } mató { $count ->
    [1] 1 criatura
   *[other] { $count } criaturas
}
title-brave = Por el equipo
title-brave-did = { $player } recibió por otro { $count ->
    [1] 1 vez
   *[other] { $count } veces
}
title-pincushion = El blanco de todo
title-pincushion-did = { $player } sufrió { $count ->
    [1] 1 impacto
   *[other] { $count } impactos
}
title-guardian = Ángel de la guarda
title-guardian-did = { $player } reaccionó { $count ->
    [1] 1 vez
   *[other] { $count } veces
}
title-finder = Ojos de lince
title-finder-did = { $player } encontró { $count ->
    [1] 1 cosa
   *[other] { $count } cosas
}
title-escort = La escolta
title-escort-did = { $player } guio a otros { $count ->
    [1] 1 paso
   *[other] { $count } pasos
}
title-loaded = Dados cargados
title-loaded-did = { $player } sacó { $count ->
    [1] 1 impacto
   *[other] { $count } impactos
} sobre la media
title-phoenix = El fénix
title-phoenix-did = { $player } se levantó { $count ->
    [1] 1 vez
   *[other] { $count } veces
}
