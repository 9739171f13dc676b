# Títulos no fim de um capítulo, e por que foram ganhos. `$player` é um nome.

title-assassin = Sombra assassina
title-assassin-did = { $player } matou { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
} de oponentes
title-clearer = Limpeza de cavernas
title-clearer-did = { $player } matou { $count ->
    [1] 1 tropa neutra
   *[other] { $count } tropas neutras
}
title-spymaster = Rede de espiões
title-spymaster-did = { $player } infiltrou { $count ->
    [1] 1 espião
   *[other] { $count } espiões
}
title-landlord = Senhorio da Umbreterna
title-landlord-did = { $player } controlou { $count ->
    [1] 1 Região, somando por rodada
   *[other] { $count } Regiões, somadas por rodada
}
title-crowns = Guarda das coroas
title-crowns-did = { $player } ganhou Influência de marcadores { $count ->
    [1] 1×
   *[other] { $count }×
}
title-priest = Alto clero drow
title-priest-did = { $player } promoveu { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
title-patron = Mecenas do mercado
title-patron-did = { $player } gastou { $count } de Influência em cartas
title-comeback = A virada
title-comeback-did = { $player } tirou { $count } PV do primeiro lugar
