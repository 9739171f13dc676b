# Títulos no fim de um capítulo, e por que foram ganhos. `$player` é um nome.

title-slayer = Terror das trevas
title-slayer-did = { $player } matou { $count ->
    [1] 1 Inimigo
   *[other] { $count } Inimigos
}
title-hammer = O Martelo
title-hammer-did = { $player } causou { $count } de Dano em um ataque
title-wall = A Muralha
title-wall-did = { $player } deteve { $count ->
    [1] 1 Acerto
   *[other] { $count } Acertos
} com Escudos
title-thread = Por um fio
title-thread-did = { $player } começou { $count ->
    [1] 1 Rodada
   *[other] { $count } Rodadas
} com Vida 1
title-returned = De volta dos mortos
title-returned-did = { $player } voltou à vida { $count ->
    [1] 1 vez
   *[other] { $count } vezes
}
title-magpie = A Gralha
title-magpie-did = { $player } ganhou { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} de Equipamento
title-quartermaster = Reparte o que tem
title-quartermaster-did = { $player } deu { $count ->
    [1] 1 coisa
   *[other] { $count } coisas
}
title-pathfinder = Abrindo caminho
title-pathfinder-did = { $player } andou { $count ->
    [1] 1 Zona
   *[other] { $count } Zonas
}
