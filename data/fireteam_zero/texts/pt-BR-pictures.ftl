# Palavras das imagens de Fireteam Zero. Curtas: ficam dentro de placas.
picture-moment = { $mission }, rodada { $round }
picture-acts = { $hero }: { $movement ->
    [0] sem movimento
    [one] resta 1 passo
   *[other] restam { $movement } passos
}
picture-phase-setup = Preparativos
picture-phase-tactics = Tática
picture-phase-heroes = Os heróis agem
picture-phase-threat = As criaturas agem
picture-phase-aftermath = Depois da missão
picture-phase-over = A missão acabou
picture-moves-more = { $count ->
    [one] mais 1 movimento
   *[other] mais { $count } movimentos
}
picture-knocked-out = fora de combate
picture-to-act = é sua vez
picture-pinned = preso
picture-elevated = no alto
picture-threat = Ameaça: próxima carta em
picture-coin-heads = A moeda mostra cara
picture-coin-tails = Coroa: nenhuma queda mais
picture-may-search = pode ser vasculhado
picture-legend-elevated = terreno elevado
picture-legend-cover = cobertura
picture-legend-difficult = terreno difícil
