# El resultado de un ataque, en el panel de la pregunta siguiente
rolled-sum = { $hits ->
    [1] 1 impacto
   *[other] { $hits } impactos
}{ $added ->
    [0] { "" }
   *[other] {" "}+ { $added } de cartas
}{ $resisted ->
    [0] { "" }
   *[other] {" "}− { $resisted } de resistencia
} = { $total }{ $needed ->
    [0] { "" }
   *[other] , bastan { $needed }
}
rolled-hit = { $hero } recibe { $hits ->
    [1] 1 impacto
   *[other] { $hits } impactos
}
rolled-knocked-out = { $hero } queda fuera de combate
rolled-killed = cae { $who }
rolled-wounded = { $who } sufre una herida, { $count ->
    [1] queda 1 ficha de poder
   *[other] quedan { $count } fichas de poder
}
rolled-survives = { $who } sobrevive
rolled-destroyed = { $who }: destrucción
rolled-holds = { $who } aguanta
rolled-times = { $came } ×{ $count }
rolled-goal-limit = { $objective }: ya no más esta ronda (máximo { $limit })
rolled-goal = { $objective }: { $count } de { $need }
