# O que um Herói faz em sua Ativação, e por que não pode.

hero-round = Rodada { $round }. Primeiro Jogador: { $first }.

ask-hero-action = O que você faz?
ask-hero-free-action = Você tem uma Ação grátis: o que você faz?
ask-hero-next-room = Em qual Sala a carta de Porta continua?
ask-hero-pay = Qual Ação você gasta?
hero-pay-extra = A Ação extra de { $source }
hero-pay-general = Uma das outras

group-move = Mover
group-door = Porta
group-stop = Parar de mover
group-stand = Levantar-se
group-pick = Pegar
group-attack = Atacar
group-skill = Habilidade
group-gear = Equipamento
group-mission = Missão
empty-move = Não há para onde ir.
empty-door = Não há mais Porta fechada no tabuleiro.
empty-pick = Não há nada aqui.
empty-attack = Não há nenhum Inimigo no tabuleiro.
empty-skill = Nada do que você tem pode ser usado agora. Muitas Habilidades funcionam em combate, na Sombra ou em um Nível maior.

hero-move = Mover para { $where }
hero-move-far = Mover para { $where }, { $count ->
    [one] 1 Zona
   *[other] { $count } Zonas
  }{ $actions ->
    [0] { "" }
    [1] , 1 Ação
   *[other] , { $actions } Ações
  }
hero-move-by = Por { $zones }
hero-open = Abrir a Porta { $door }
hero-pick = Pegar
hero-stop = Encerrar esta Ação de Movimento
hero-stand = Levantar-se
hero-trade = Reorganizar ou trocar
hero-transmute = Transmutar 3 cartas
hero-end = Encerrar o turno
hero-room = Sala { $zone }
hero-attack-melee = Ataque Corpo a Corpo contra { $enemy } em { $zone }
hero-attack-ranged = Ataque à Distância contra { $enemy } em { $zone }
hero-attack-magic = Ataque de Magia contra { $enemy } em { $zone }
hero-begins-movement = Começa uma Ação de Movimento
hero-lost-points = { $points ->
    [1] Perde-se 1 Ponto de Movimento
   *[other] Perdem-se { $points } Pontos de Movimento
  }
hero-costs-action = Custa 1 Ação
hero-costs-nothing = Ação grátis
hero-unspent-actions = { $actions ->
    [1] 1 Ação
   *[other] { $actions } Ações
  }
hero-unspent-points = { $points ->
    [1] 1 Ponto de Movimento
   *[other] { $points } Pontos de Movimento
  }
hero-unspent = { $left }

hero-moves = { $hero } move para { $zone }.
hero-opens = { $hero } abre a Porta { $door }.
hero-door-opens = A Porta { $door } se abre.
hero-door-card = { $hero } compra a carta de Porta { $card }.
hero-treasure-found = { $special ->
    [0] Fichas de Tesouro em { $zone }: { $normal }.
   *[other] Tesouro em { $zone }: { $normal } normal, { $special } especial.
  }
hero-picks-up = { $hero } pega o que há em { $zone }.
hero-stands = { $hero } levanta.
hero-again = { $hero } é ativado mais uma vez.

why-hero-stunned = Você está Atordoado: levante-se antes, o que custa 1 Ação.
why-hero-no-action = Você não tem mais nenhuma Ação para isso.
why-hero-no-points = Você não tem mais Ações nem Pontos de Movimento.
why-hero-no-way = Nenhum caminho aberto leva a { $zone }.
why-hero-far = { $zone } fica longe demais (distância { $steps }). Mova uma Zona por vez, primeiro para { $near }.
why-hero-held = Você não pode sair de { $zone } com { $enemies } ali.
why-hero-door-far = A Porta { $door } só pode ser aberta a partir de { $sides }.
why-hero-door-special = A Porta { $door } só se abre como diz a Missão.
why-hero-no-tokens = Não há nada que se possa pegar em { $zone }.
why-hero-guarded = Nada pode ser pego em { $zone } com { $enemies } ali.
why-hero-nobody-trades = Ninguém nesta Zona tem cartas.
why-hero-few-cards = Transmutar exige 3 cartas; você tem { $have }.
why-hero-no-weapon-melee = Você não tem uma arma Corpo a Corpo Equipada.
why-hero-no-weapon-ranged = Você não tem uma arma à Distância Equipada.
why-hero-no-weapon-magic = Você não tem uma arma de Magia Equipada.
why-hero-not-attackable = { $enemy } não pode ser atacado agora.
why-hero-not-seen = Você não vê { $enemy } em { $zone }.
why-hero-range-melee = Corpo a Corpo só alcança a sua própria Zona; o alvo está a { $away }.
why-hero-range-ranged = Um ataque à Distância exige Alcance de 1 ou mais; o alvo está a { $away }.
why-hero-range-magic = Um ataque de Magia tem Alcance de 1 a 2; o alvo está a { $away }.

pile-equipped = Equipado
pile-pack = Inventário
pile-skills = Habilidades
