tab-cards = Cartas { $count }
tab-power = Poder { $count }
tab-influence = Influencia { $count }
tab-ask-cards = ¿Qué cartas juegas?
tab-ask-power = ¿Qué haces con tu Poder?
tab-ask-influence = ¿Qué carta reclutas?
short-start-place = { $place }
short-play-card = { $card }
short-recruit-card = { $number } { $card }
short-play-all = { $rest ->
    [0] Todo
   *[other] Jugar { $count }
}: { $power ->
    [0] { $influence } Influencia
   *[other] { $influence ->
        [0] { $power } Poder
       *[other] { $power } Poder, { $influence } Influencia
    }
}
short-status-active = { $emoji-power }{ $power }, { $emoji-influence }{ $influence } · { $left }
emoji-words = <power> Poder; <influence> Influencia; <vp> PV; <troop> tropa, tropas; <spy> espía, espías
