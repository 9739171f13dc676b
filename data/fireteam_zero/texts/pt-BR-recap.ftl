# O que um jogador lê ao voltar. `$you` é 1 se é o herói de quem lê.

recap-hits = { $you ->
    [1] Você sofreu { $count ->
        [1] 1 acerto
       *[other] { $count } acertos
    }; agora tem { $left ->
        [1] 1 carta
       *[other] { $left } cartas
    }.
   *[0] { $hero } sofreu { $count ->
        [1] 1 acerto
       *[other] { $count } acertos
    }; agora tem { $left ->
        [1] 1 carta
       *[other] { $left } cartas
    }.
}
recap-kills = { $you ->
    [1] Você matou { $count ->
        [1] 1 criatura
       *[other] { $count } criaturas
    }.
   *[0] { $hero } matou { $count ->
        [1] 1 criatura
       *[other] { $count } criaturas
    }.
}
recap-new-creatures = { $count ->
    [1] Apareceu 1 criatura nova.
   *[other] Apareceram { $count } criaturas novas.
}
recap-threat-advanced = O marcador de ameaça avançou para { $marker }.
recap-token-passed = { $you ->
    [1] Agora você tem o marcador de jogador inicial.
   *[0] { $hero } tem agora o marcador de jogador inicial.
}
recap-few-kills = { $count ->
    [1] 1 morte
   *[other] { $count } mortes
}
recap-few-hits = { $count ->
    [1] 1 acerto sofrido
   *[other] { $count } acertos sofridos
}
recap-helped = ajudou { $count }×
recap-went = { $place } a { $to }
recap-standing = { $goal } · { $steps ->
    [0] sem mais ameaças
   *[other] ameaça em { $steps }
} · { $heads ->
    [1] moeda: cara
   *[0] moeda: coroa
}
