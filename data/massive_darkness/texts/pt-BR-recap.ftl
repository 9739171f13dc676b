# O que um jogador lê ao voltar. `$you` é 1 se quem lê é o Herói.

recap-slays = { $you ->
    [1] Você mata { $boss ->
        [1] o Chefe de { $enemy }
       *[0] { $enemy }
    }.
   *[0] { $hero } mata { $boss ->
        [1] o Chefe de { $enemy }
       *[0] { $enemy }
    }.
}
recap-dies = { $you ->
    [1] Você morreu em { $zone }. Fichas do Portador da Vida: { $left }.
   *[0] { $hero } morreu em { $zone }. Fichas do Portador da Vida: { $left }.
}
recap-died = { $you ->
    [1] Você morreu e voltou. Fichas do Portador da Vida: { $left }.
   *[0] { $hero } morreu e voltou. Fichas do Portador da Vida: { $left }.
}
recap-rises = { $you ->
    [1] Você voltou. Fichas do Portador da Vida: { $left }.
   *[0] { $hero } voltou. Fichas do Portador da Vida: { $left }.
}
recap-life-lost = { $you ->
    [1] Você perdeu { $count } de Vida: resta { $left }.
   *[0] { $hero } perdeu { $count } de Vida: resta { $left }.
}
recap-kills = { $count ->
    [1] 1 morte
   *[other] { $count } mortes
}
recap-damage = { $count } de Dano causado
recap-xp = XP: +{ $count }
recap-went = { $zone } a { $to }
recap-standing = Nível { $level } · Portador da Vida: { $tokens ->
    [1] 1 ficha
   *[other] { $tokens } fichas
} · { $enemies ->
    [1] 1 Inimigo
   *[other] { $enemies } Inimigos
}
recap-new-enemies = Surge em { $zone }: { $enemy }.
