tab-cards = Cards { $count }
tab-power = Power { $count }
tab-influence = Influence { $count }
tab-ask-cards = Which cards do you play?
tab-ask-power = What do you do with your Power?
tab-ask-influence = Which card do you recruit?
short-start-place = { $place }
short-play-card = { $card }
short-recruit-card = { $number } { $card }
short-play-all = { $rest ->
    [0] Play all
   *[other] Play { $count }
}: { $power ->
    [0] { $influence } Influence
   *[other] { $influence ->
        [0] { $power } Power
       *[other] { $power } Power, { $influence } Influence
    }
}
short-status-active = { $emoji-power }{ $power }, { $emoji-influence }{ $influence } · { $left }
emoji-words = <power> Power; <influence> Influence; <vp> VP; <troop> troop, troops; <spy> spy, spies
