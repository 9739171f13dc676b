# Títulos no fim de um capítulo, e por que foram ganhos. `$player` é um nome.

title-shooter = Mira certeira
title-shooter-did = { $player } matou { $count ->
    [1] 1 criatura
   *[other] { $count } criaturas
}
title-brave = Apanhou pela equipe
title-brave-did = { $player } apanhou por outro { $count ->
    [1] 1 vez
   *[other] { $count } vezes
}
title-pincushion = O alvo de todos
title-pincushion-did = { $player } sofreu { $count ->
    [1] 1 acerto
   *[other] { $count } acertos
}
title-guardian = Anjo da guarda
title-guardian-did = { $player } reagiu { $count ->
    [1] 1 vez
   *[other] { $count } vezes
}
title-finder = Olhos de lince
title-finder-did = { $player } encontrou { $count ->
    [1] 1 coisa
   *[other] { $count } coisas
}
title-escort = A Escolta
title-escort-did = { $player } guiou outros { $count ->
    [1] 1 passo
   *[other] { $count } passos
}
title-loaded = Dados viciados
title-loaded-did = { $player } tirou { $count ->
    [1] 1 acerto
   *[other] { $count } acertos
} acima da média
title-phoenix = A Fênix
title-phoenix-did = { $player } se levantou { $count ->
    [1] 1 vez
   *[other] { $count } vezes
}
