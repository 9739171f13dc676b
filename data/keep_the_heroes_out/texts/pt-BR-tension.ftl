# Perigos da próxima invasão.

tension-reach = { $count ->
    [1] 1 herói pode
   *[other] { $count } heróis podem
} chegar ao Cofre na próxima invasão; { $guards ->
    [0] nenhum monstro o guarda.
    [1] 1 monstro o guarda.
   *[other] { $guards } monstros o guardam.
}
tension-inside = { $count ->
    [1] 1 herói está
   *[other] { $count } heróis estão
} no Cofre; { $guards ->
    [0] nenhum monstro o guarda.
    [1] 1 monstro o guarda.
   *[other] { $guards } monstros o guardam.
}
remaining = Onda { $wave } de 2: { $count ->
    [0] o deck de Guilda está vazio.
    [1] resta 1 carta de Guilda.
   *[other] restam { $count } cartas de Guilda.
}{ $steps ->
    [-2] { " " }Ainda não há heróis dentro.
    [-1] { "" }
    [0] { " " }Há um herói no Cofre.
    [1] { " " }O herói mais próximo está a 1 sala do Cofre.
   *[other] { " " }O herói mais próximo está a { $steps } salas do Cofre.
}

## A imagem de uma fase

phase-title = { $phase }, rodada { $round }
phase-change = { $who }: { $sign ->
    [heart] vida
   *[other] monstros na masmorra
} { $count } ({ $change })
phase-moves = Movimentos: { $moves }
phase-calm = Ninguém corre perigo ainda
