short-defend-with = Defender: { $card }
short-why-no-action = nada nesta carta agora
short-way-move = { $to } ← { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 ferida
   *[other] , { $wounds } feridas
}
short-way-move-with = { $to }, { $token } ← { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 ferida
   *[other] , { $wounds } feridas
}
short-way-move-far = { $to } ← { $room }
short-way-ambush-all = Todos { $count }: { $room }
through-turn-card = { $card }, inteira
through-turn-action = Termine a carta por mim
short-status = { $clan }{ $emoji-hand }{ $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
} · { $monsters } no mapa · { $emoji-lair }{ $lair } no covil
short-gamble = Apostar, sacar 3
short-rest = Jogar o resto
emoji-words = <wound> ferimento, ferimentos; <hit> dano; <hand> carta, cartas
