tab-cards = Cartas { $count }
tab-power = Força { $count }
tab-influence = Influência { $count }
short-play-card = { $card }
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
short-status-active = { $sign-power }{ $power }, { $sign-influence }{ $influence } · { $left }
