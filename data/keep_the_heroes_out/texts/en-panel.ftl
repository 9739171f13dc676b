short-defend-with = Defend: { $card }
short-why-no-action = none on this card now
short-way-move = { $to } ← { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 wound
   *[other] , { $wounds } wounds
}
short-way-move-with = { $to }, { $token } ← { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 wound
   *[other] , { $wounds } wounds
}
short-way-move-far = { $to } ← { $room }
short-way-ambush-all = All { $count }: { $room }
through-turn-card = { $card }, all
through-turn-action = Finish this card for me
short-status = { $clan }{ $emoji-hand }{ $hand ->
    [1] 1 card
   *[other] { $hand } cards
} · { $monsters } on the map · { $emoji-lair }{ $lair } in lair
short-gamble = Gamble, draw 3
short-rest = Play the rest
emoji-words = <wound> wound, wounds; <hit> damage; <hand> card, cards
