# O resultado de um ataque, no painel da pergunta seguinte
rolled-sum = { $hits ->
    [1] 1 acerto
   *[other] { $hits } acertos
}{ $added ->
    [0] { "" }
   *[other] {" "}+ { $added } de cartas
}{ $resisted ->
    [0] { "" }
   *[other] {" "}− { $resisted } de resistência
} = { $total }{ $needed ->
    [0] { "" }
   *[other] , precisa de { $needed }
}
rolled-hit = { $hero } recebe { $hits ->
    [1] 1 acerto
   *[other] { $hits } acertos
}
rolled-knocked-out = { $hero } sofre um nocaute
rolled-killed = cai { $who }
rolled-wounded = { $who } sofre um ferimento, { $count ->
    [1] resta 1 marcador de poder
   *[other] restam { $count } marcadores de poder
}
rolled-survives = { $who } sobrevive
rolled-destroyed = { $who }: destruição
rolled-holds = { $who } aguenta
rolled-times = { $came } ×{ $count }
rolled-goal-limit = { $objective }: não mais nesta rodada (máximo { $limit })
rolled-goal = { $objective }: { $count } de { $need }
