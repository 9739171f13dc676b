tab-cards = Cartas { $count }
tab-power = Força { $count }
tab-influence = Influência { $count }
tab-ask-cards = Quais cartas você joga?
tab-ask-power = O que você faz com a sua Força?
tab-ask-influence = Qual carta você recruta?
short-start-place = { $place }
short-play-card = { $card }
short-recruit-card = { $number } { $card }
short-play-all = { $rest ->
    [0] Tudo
   *[other] Jogar { $count }
}: { $power ->
    [0] { $influence } Influência
   *[other] { $influence ->
        [0] { $power } Força
       *[other] { $power } Força, { $influence } Influência
    }
}
short-status-active = { $emoji-power }{ $power }, { $emoji-influence }{ $influence } · { $left }
emoji-words = <power> Força; <influence> Influência; <vp> PV; <troop> tropa, tropas; <spy> espião, espiões
