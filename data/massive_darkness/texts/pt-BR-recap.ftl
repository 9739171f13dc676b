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
