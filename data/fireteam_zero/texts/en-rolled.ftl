# What an attack came to, in the panel of the next question
rolled-sum = { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
}{ $added ->
    [0] { "" }
   *[other] {" "}+ { $added } from cards
}{ $resisted ->
    [0] { "" }
   *[other] {" "}− { $resisted } resistance
} = { $total }{ $needed ->
    [0] { "" }
   *[other] , { $needed } needed
}
rolled-hit = { $hero } takes { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
}
rolled-knocked-out = { $hero } is knocked out
rolled-killed = { $who } falls
rolled-wounded = { $who } is wounded, { $count ->
    [1] 1 power token left
   *[other] { $count } power tokens left
}
rolled-survives = { $who } survives
rolled-destroyed = { $who } is destroyed
rolled-holds = { $who } holds
rolled-times = { $came } ×{ $count }
rolled-goal-limit = { $objective }: no more this round ({ $limit } at most)
rolled-goal = { $objective }: { $count } of { $need }
