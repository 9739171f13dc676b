short-defend-with = Defender: { $card }
short-why-no-action = nada en esta carta ahora
short-way-move = { $to } ← { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 herida
   *[other] , { $wounds } heridas
}
short-way-move-with = { $to }, { $token } ← { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 herida
   *[other] , { $wounds } heridas
}
short-way-move-far = { $to } ← { $room }
short-way-ambush-all = Todos { $count }: { $room }
through-turn-card = { $card }, entera
through-turn-action = Acaba la carta por mí
short-status = { $clan }{ $emoji-hand }{ $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
} · { $monsters } en el mapa · { $emoji-lair }{ $lair } en guarida
short-gamble = Apostar, robar 3
short-rest = Jugar el resto
emoji-words = <wound> herida, heridas; <hit> daño; <hand> carta, cartas
