# Títulos no fim de um capítulo, e por que foram ganhos. `$player` é um nome.

title-bane = Terror dos heróis
title-bane-did = { $player } derrotou { $count ->
    [1] 1 herói
   *[other] { $count } heróis
}
title-fists = Primeiro os punhos
title-fists-did = { $player } atacou { $count ->
    [1] 1 vez
   *[other] { $count } vezes
} corpo a corpo
title-trapper = Mestria em armadilhas
title-trapper-did = { $player } pôs { $count ->
    [1] 1 armadilha
   *[other] { $count } armadilhas
}
title-unmoved = Nem um passo atrás
title-unmoved-did = { $player } defendeu { $count ->
    [1] 1 vez
   *[other] { $count } vezes
}
title-fodder = Sem ceder a sala
title-fodder-did = { $player } perdeu { $count ->
    [1] 1 monstro
   *[other] { $count } monstros
} e seguiu
title-gambler = Alma de apostas
title-gambler-did = { $player } apostou { $count ->
    [1] 1 vez
   *[other] { $count } vezes
}
title-collector = A coleção
title-collector-did = { $player } ganhou { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} de Pilhagem
title-porter = Carga pesada
title-porter-did = { $player } levou { $count ->
    [1] 1 marcador
   *[other] { $count } marcadores
}
