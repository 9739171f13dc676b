# The board in words, the figures above a choice, and why something cannot be chosen.
status = { $clan }{ $hand ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $hand } cartas
} na mão · na masmorra { $monsters ->
    [1] 1 monstro
   *[other] { $monsters } monstros
}, { $lair } no covil
status-clan = { $clan } ·{ " " }
board-set-up = { $scenario }, { $difficulty }: preparo.
board-moment = { $scenario }, { $difficulty }. Rodada { $round }, turno de { $clan }. Onda { $wave } de 2, { $deck ->
    [0] o deck de Guilda está vazio
    [1] resta 1 carta de Guilda nela
   *[other] restam { $deck } cartas de Guilda nela
}.
board-doing = { $clan }: resta da carta { $left }.
board-guild-card = Carta de Guilda: { $card }. { $left ->
    [0] É a última desta invasão.
    [1] Vem mais 1 nesta invasão.
   *[other] Vêm mais { $left } nesta invasão.
}
board-attacked = { $hero } ataca { $clan } em { $room }: { $damage } de dano.
board-counter = { $counter }: { $count } agora.
board-clan = **{ $clan }** [{ $letter }]: { $monsters } na masmorra, { $lair } no covil, { $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
} na mão.
board-piles = Pilhas de { $clan }: { $deck } no deck, { $discard } no descarte.
board-hand = Na mão ({ $clan }): { $cards }.
board-played = Jogadas ({ $clan }): { $cards }.
board-loot-card = { $card } ({ $kind })
board-row = Pilhagem disponível: { $cards }.
board-blueprints = Plantas: { $rooms }.
board-resolved = Cartas de Guilda resolvidas nesta onda: { $cards }.
board-hero-left = { $hero } { $count }
board-heroes-left = Heróis no Suprimento: { $heroes }. Sem nenhum de uma classe, a próxima carta dela reativa os da masmorra.
board-key = Cada sala acima: o tipo, monstros, heróis, fichas, tesouro e portal, a quantas passagens fica do Cofre, e as salas a que suas passagens levam.
board-room = **{ $room }** ({ $type }): { $what }.{ $steps } Leva a { $ways }.
board-steps = { " " }A { $count ->
    [1] 1 passagem
   *[other] { $count } passagens
} do Cofre.
board-and = { $first } · { $then }
board-empty = nada
board-no-way = nenhuma sala
board-monsters = { $count ->
    [1] { $clan }
   *[other] { $clan } ×{ $count }
}{ $wounds ->
    [0] { "" }
    [1] , 1 ferimento
   *[other] , { $wounds } ferimentos
}
board-heroes-active = { $count ->
    [1] { $hero }
   *[other] { $hero } ×{ $count }
}, lado ativo{ $left ->
    [1] { "" }
   *[other] , vitalidade { $left }
}
board-heroes-exhausted = { $count ->
    [1] { $hero }
   *[other] { $hero } ×{ $count }
}, lado exausto{ $left ->
    [1] { "" }
   *[other] , vitalidade { $left }
}
board-treasure = tesouro de { $value }
board-portal-completed = portal já concluído
board-portal-incomplete = Portal não concluído ainda
pile-hand = Mão
pile-played = Jogadas
pile-discard = Descarte
pile-hand-second = Mão do segundo clã
pile-played-second = Jogadas do segundo clã
pile-discard-second = Descarte do segundo clã
pile-row = Pilhagem disponível
pile-guild = Cartas de Guilda resolvidas
way-move-far = Mover { $count ->
    [1] 1 sala
   *[other] { $count } salas
} a { $to }, de { $room }
way-move-by = por { $rooms }
way-move-to = Mover a { $to }
way-ambush-all = Emboscar em { $room }: todos os { $count }
way-activate = Ativar { $room }
why-gamble-done = Você já apostou neste turno, ou a mesa só permite apostar ao jogar cartas.
why-gamble-no-cells = Uma aposta precisa das Celas, e elas não estão nesta masmorra.
why-gamble-scenario = Este cenário não tem aposta.
why-renew-no-card = Renovar a Pilhagem custa uma carta da mão, e você não tem nenhuma que valha.
why-only-defends = { $card } só defende: guarde para um ataque de heróis.
why-no-action = Esta carta não tem mais: { $action }.
why-no-way = Nenhum monstro seu está ao lado de { $room }. As passagens levam a { $ways }.
why-no-monster-at-all = Você não tem monstro na masmorra. Emboscar traz do covil.
why-no-monster = Isso precisa de um monstro seu em { $room }.
why-not-next-door = À distância só alcança { $room } das salas adjacentes: { $ways }.
why-no-token = Não há mais no Suprimento: { $token }.
why-no-resource = { $room } precisa disto ali: { $token }.
why-no-loot = { $room } nada tem a dar: não há carta de { $category } na Pilhagem disponível.
why-cells = As Celas não têm ação de sala. A aposta não precisa de monstro ali.
why-laboratory = O Laboratório precisa das Celas, de uma carta de Guilda e de uma carta de Tática na Pilhagem disponível.
why-builder = O Construtor precisa de uma Moeda ali, de uma planta com lugar permitido e de um tesouro desse valor no Suprimento.
order-defend = Defender quando heróis atacam
order-defend-ask = Perguntar
order-defend-never = Nunca
order-defend-always = Sempre
order-defend-dies = Se um monstro morreria
order-defend-last = Para salvar o último monstro da sala
order-defend-treasure = Onde há um tesouro
order-defend-near = No Cofre e ao lado dele
order-defend-room = Só em { $value }
order-defend-with = Defender com { $subject }
order-defend-with-ask = Perguntar
order-defend-with-never = Nunca
order-defend-with-always = Sempre
order-defend-with-dies = Se um monstro morreria
order-defend-with-last = Para salvar o último monstro da sala
order-defend-with-treasure = Onde há um tesouro
order-defend-with-near = No Cofre e ao lado dele
order-defend-with-room = Só em { $value }
order-heroes = Ordem dos heróis
order-heroes-ask = Perguntar à mesa
order-heroes-alike = A habitual se forem iguais
order-heroes-usual = Sempre a habitual
