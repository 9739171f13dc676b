# Palavras das imagens de Fireteam Zero. Curtas: ficam dentro de placas.
picture-hero-of-seat = Herói: { $seat }
picture-creatures = Criaturas e ameaças
picture-attack = Último ataque
picture-mission = Missão e operação
picture-moment = { $mission }, rodada { $round }
picture-acts = { $hero }: { $movement ->
    [0] { $acted ->
        [0] é sua vez
       *[1] sem movimento
    }
    [one] resta 1 passo
   *[other] restam { $movement } passos
}
picture-phase-setup = Preparativos
picture-phase-tactics = Tática
picture-phase-heroes = Os heróis agem
picture-phase-threat = As criaturas agem
picture-phase-aftermath = Depois da missão
picture-phase-over = A missão acabou
picture-attacks = { $attacker } ataca: { $target }
picture-no-attack = Ainda sem ataques neste turno
picture-moves-more = { $count ->
    [one] mais 1 movimento
   *[other] mais { $count } movimentos
}
picture-knocked-out = no chão
picture-to-act = é sua vez
picture-pinned = preso
picture-elevated = no alto
picture-threat = Próxima ameaça
picture-coin-heads = Moeda: cara
picture-coin-tails = Coroa: nenhuma queda mais
picture-threat-in = Ameaça: { $count }
picture-coin-heads-short = Moeda: cara
picture-coin-tails-short = Moeda: coroa
picture-may-search = procurar aqui
picture-hand-of = { $player }: { $hero }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de vida
picture-empty-hand = Sem cartas: o próximo acerto derruba este herói.
picture-pile-deck = deck
picture-pile-discard = descarte
picture-focus = Foco: { $cards }
picture-no-hand-yet = As cartas são compradas quando todos escolherem.
picture-no-focus = Sem cartas de foco nesta missão
picture-ability = Sempre: { $text }
picture-upgrade = Conjunto de aprimoramento: quatro de { $card }
picture-no-threats = Ainda não há cartas de ameaça.
picture-exit = Todos devem terminar em { $place }.
picture-boss = { $creature } vai entrar em { $place }.
picture-which-hero = { $player }: qual herói?
picture-not-over = { $mission }: ainda em jogo
picture-won = { $mission }: vencida
picture-lost = { $mission }: perdida
picture-after-rounds = { $rounds ->
    [one] 1 rodada
   *[other] { $rounds } rodadas
}, { $count ->
    [0] ninguém caiu
    [one] 1 queda
   *[other] { $count } quedas
}
picture-location = Local { $place }
picture-nothing-here = Não há nada aqui.
picture-hero-here = { $hero }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
picture-searched = Marcador de entrada { $number }, já procurado
picture-searchable = Marcador de entrada { $number }, pode-se procurar aqui

# Para quem não vê as imagens: frases inteiras.
picture-alt-choices = Para escolher: { $places }.
picture-alt-changed = Mudou: { $places }.
picture-alt-attack = { $what } em { $place }: { $hits ->
    [0] sem dano
    [1] 1 de dano
   *[other] { $hits } de dano
}.
picture-alt-came = { $what }.
picture-alt-hand = { $seat }: { $hero } tem { $count ->
    [0] nenhuma carta
    [one] 1 carta
   *[other] { $count } cartas
}.
picture-alt-offer-upgrades = { $hero } escolhe { $count ->
    [one] 1 conjunto de aprimoramentos
   *[other] { $count } conjuntos de aprimoramentos
}.
picture-alt-offer-focus = { $hero } escolhe { $count ->
    [one] 1 carta de foco
   *[other] { $count } cartas de foco
}.
picture-alt-recommended = Recomendado: { $cards }.
picture-alt-on-offer = { $card }: { $said }.
picture-alt-cards = Cartas: { $cards }.
picture-alt-sheet = { $hero }, { $role }.
picture-alt-focus = Cartas de foco: { $cards }.
picture-alt-operation = { $missions }.
picture-alt-not-over = { $mission }, rodada { $round }, ainda em jogo.
picture-alt-won = { $mission } foi vencida após a rodada { $round }.
picture-alt-lost = { $mission } foi perdida na rodada { $round }.
picture-alt-taken = { $seat } joga com { $hero }.
picture-alt-role = { $hero }: { $role }.
picture-past = Antes
picture-alt-more = Texto completo: /board words.
around-one = { $what } { $place }{ $steps ->
    [-1] { "" }
    [0] {" "}(aqui)
    [1] {" "}(1 passo)
   *[other] {" "}({ $steps } passos)
}
