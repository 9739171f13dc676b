# O que um jogador lê ao voltar. `$you` é 1 se é o clã de quem lê.

recap-plundered = Tesouro pilhado: { $value } em { $room }. Tesouros que restam: { $left }.
recap-plundered-several = Tesouros pilhados: { $rooms }. Tesouros que restam: { $left }.
recap-vault = No Cofre agora há { $count ->
    [1] 1 herói
   *[other] { $count } heróis
}.
recap-defeats = { $you ->
    [1] Você derrotou { $count ->
        [1] 1 herói
       *[other] { $count } heróis
    }.
   *[0] { $seat }: { $count ->
        [1] 1 herói derrotado
       *[other] { $count } heróis derrotados
    }.
}
recap-traps = As armadilhas derrotaram { $count ->
    [1] 1 herói
   *[other] { $count } heróis
}.
recap-monsters-lost = { $you ->
    [1] Você perdeu { $count ->
        [1] 1 monstro
       *[other] { $count } monstros
    } em { $room }.
   *[0] { $seat }: { $count ->
        [1] 1 monstro perdido
       *[other] { $count } monstros perdidos
    } em { $room }.
}
recap-wounds = { $you ->
    [1] Você sofreu { $count } de dano em { $room }. Vida: { $left }.
   *[0] { $seat } sofreu { $count } de dano em { $room }. Vida: { $left }.
}
recap-none-left = { $you ->
    [1] Você não tem monstro na masmorra.
   *[0] { $seat }: nenhum monstro na masmorra.
}
recap-heroes = { $count ->
    [1] 1 herói derrotado
   *[other] { $count } heróis derrotados
}
recap-fallen = { $count ->
    [1] 1 monstro perdido
   *[other] { $count } monstros perdidos
}
recap-hurt = { $count } de dano sofrido
recap-loot = Pilhagem: { $count }
recap-standing = Onda { $wave } de 2 · Guilda: { $cards } { $cards ->
    [1] carta
   *[other] cartas
} · { $nearest ->
    [-1] nenhum herói a caminho
    [0] heróis no Cofre
    [1] Cofre: heróis a 1 sala
   *[other] Cofre: heróis a { $nearest } salas
}
