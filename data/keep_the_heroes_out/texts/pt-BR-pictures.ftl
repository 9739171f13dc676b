# Words in the pictures of Keep the Heroes Out!

# Pictures: labels are short and without a full stop
picture-past = Antes
picture-moment = { $scenario }, rodada { $round }
picture-phase-setup = Preparação
picture-phase-play = { $player } joga cartas
picture-phase-renew = { $player } renova a Pilhagem
picture-phase-clean = Limpeza de { $player }
picture-phase-invasion = Os heróis entram
picture-guild-card = Guilda: { $card }
picture-phase-aftermath = Depois do cenário
picture-phase-over = O cenário terminou
picture-invasion = Invasão
picture-guild-left = { $count ->
    [1] resta 1 carta
   *[other] restam { $count } cartas
  }
picture-guild-resolved = cartas resolvidas, por classe
picture-wave = onda { $wave }: { $cards } por turno
picture-row = Pilhagem
picture-legend-active = herói ativo
picture-legend-exhausted = herói exausto
picture-legend-treasure = tesouro e seu valor
picture-legend-order = na ordem dos números
picture-legend-summoned = chega
picture-legend-attacked = ataca
picture-legend-shot = atira
picture-legend-plundered = pilha
picture-legend-trapped = armadilha
picture-legend-defeated = derrotado
picture-build = { $room }: onde e com que giro?

# A room
picture-steps = { $steps ->
    [1] a 1 passagem do Cofre
   *[other] a { $steps } passagens do Cofre
  }
picture-passages = Passagens para { $rooms }
picture-active = { $count ->
    [1] { $hero }, lado ativo
   *[other] { $hero } ×{ $count }, lado ativo
  }
picture-exhausted = { $count ->
    [1] { $hero }, lado exausto
   *[other] { $hero } ×{ $count }, lado exausto
  }
picture-treasure = Tesouro de valor { $value }
picture-portal-completed = Portal concluído
picture-portal-incomplete = Portal não concluído

# Cards
picture-or = ou
picture-hand = Cartas
picture-hand-of = { $player }: { $clan }
picture-hand-of-seat = Cartas: { $seat }
picture-clan = Clã
picture-clan-of-seat = Clã: { $seat }
picture-empty-hand = Sem cartas na mão
picture-pile-deck = deck
picture-pile-discard = descarte
picture-pile-lair = covil
picture-played = Jogadas: { $cards }
picture-none-played = Nada jogado neste turno
picture-combo = { $left }; depois { $right }
picture-explain-swarm = Enxame: cada monstro seu de uma sala pode fazer isso uma vez
picture-explain-ambush = Emboscar: monstros do seu covil saem em salas desses tipos
picture-explain-reinforce = Reforçar: das suas 3 primeiras cartas, as que mostram isso vão para a mão
picture-explain-becomes = Só se o lado esquerdo der certo, o direito é grátis
picture-explain-shield = Defender: jogue quando um herói ataca numa sala com um monstro seu
picture-explain-activate = Ativar: a habilidade do clã, uma sala, um portal

# Loot, guild, scenario, end
picture-loot = Pilhagem disponível
picture-loot-row = A Pilhagem disponível
picture-guild = Cartas de Guilda já saídas
picture-guild-drawn = Cartas de Guilda já saídas na onda { $wave }
picture-supply = fichas livres
picture-scenario = Cenário
picture-chronicle = Crônica
picture-chronicle-score = Crônica: { $score } pontos
picture-chronicle-now = Agora: { $scenario }
picture-chronicle-next = A seguir: { $scenario }
picture-chronicle-gift = A seguir: { $scenario }. Ganho para ele: { $reward }
picture-chronicle-over = A crônica terminou.
picture-chronicle-member = { $clan }{ $count ->
    [0] , o deck do clã
   *[other] , guardado: { $cards }
}
picture-alt-chronicle-won = Vencidos: { $scenarios }.
picture-alt-chronicle-passed = Pulados: { $scenarios }.
picture-reward-first-loot = Primeira Pilhagem
picture-reward-foreign-card = Carta alheia
picture-reward-head-start = Vantagem
picture-reward-kept-loot = Pilhagem guardada
picture-difficulty = { $level }: cartas de Guilda por invasão: { $first } na onda 1, { $second } na onda 2; agora, onda { $wave }
picture-treasures = Tesouros: { $values }. Pilhados: { $plundered }
picture-treasure-of = { $count } de valor { $value }
picture-blueprints = Plantas: { $rooms }
picture-not-over = O cenário ainda não terminou.
picture-won = { $scenario }: vitória
picture-lost = { $scenario }: derrota
picture-after-rounds = após { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
  }
picture-none-plundered = Nenhum tesouro foi pilhado.
picture-monsters = monstros
picture-loot-taken = Pilhagem
picture-cards = cartas

# The lobby
picture-which-clan = { $player }: qual clã?

# Pictures in words
picture-alt-more = Texto completo: /board words.
around-heroes = { $count ->
    [0] Não há heróis dentro.
   *[other] Heróis: { $rooms }{ $more ->
        [0] { "" }
       *[other] { " " }({ $more } em outras salas)
    }.
}
around-own = { $count ->
    [0] Você não tem monstros dentro.
   *[other] Seus: { $rooms }{ $more ->
        [0] { "" }
       *[other] { " " }({ $more } em outras salas)
    }.
}
picture-alt-choices = Opções: { $places }.
picture-alt-changed = Mudou: { $places }.
picture-alt-action = Ativar: { $action }.
picture-alt-build = { $count ->
    [1] 1 forma de construir { $room }.
   *[other] { $count } formas de construir { $room }.
  }
picture-alt-nearest = Mais perto do Cofre, { $steps ->
    [1] 1 passagem
   *[other] { $steps } passagens
  }: { $numbers }.
picture-alt-card = { $number } { $card }: { $shows }.
picture-alt-copies = { $count } { $card }: { $shows }.
picture-alt-piles = Deck { $deck }, descarte { $discard }.
picture-alt-clan = { $clan }: { $text }
picture-alt-loot = Pilhagem disponível; cartas no deck de Pilhagem: { $left }.
picture-alt-drawn = { $hero }: cartas que já saíram, { $count }; fichas livres, { $tokens }.
picture-alt-drawn-own = Cartas do cenário que já saíram: { $count }.
picture-alt-own = { $card }: { $text }
picture-alt-outcome = { $outcome } na rodada { $rounds }. { $reason }
picture-alt-plundered = Tesouros pilhados: { $values }.
picture-alt-taken = { $clan }: está com { $player }.
