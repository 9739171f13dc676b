# O tabuleiro de Massive Darkness em palavras e os números acima de uma escolha.

seat-hero = { $hero }

# Números acima de uma escolha
status-active = Vida { $life } de { $most }{ $condition }, { $xp } XP, { $zone }. { $actions ->
    [0] Nenhuma Ação restante
    [1] Resta 1 Ação
   *[other] Restam { $actions } Ações
  }
status-moving = Vida { $life } de { $most }{ $condition }, { $xp } XP, { $zone }. { $points ->
    [0] Nenhum Ponto de Movimento restante
    [1] Resta 1 Ponto de Movimento
   *[other] Restam { $points } Pontos de Movimento
  }{ $actions ->
    [0] { "" }
    [1] , depois 1 Ação
   *[other] , depois { $actions } Ações
  }
status-waiting = Vida { $life } de { $most }{ $condition }, { $xp } XP, { $zone }
status-dead = Morto até a próxima Rodada, { $xp } XP
status-not-placed = Vida { $life }, { $xp } XP
in-light = { $zone } na Luz
in-shadow = { $zone } na Sombra
not-placed = ainda fora do tabuleiro
condition-none = { "" }
condition-stunned = , Atordoado
condition-dead = , morto

# O tabuleiro em palavras
board-round = { $mission }, Rodada { $round }: Nível { $level }, Portador da Vida { $lifebringer }, Primeiro Jogador { $first }
board-set-up = { $mission }, preparação: Nível { $level }, Portador da Vida { $lifebringer }, Primeiro Jogador { $first }
board-attacked-melee = Agora: ataque de { $enemy } contra { $hero } em { $zone } (Corpo a Corpo)
board-attacked-ranged = Agora: ataque de { $enemy } contra { $hero } em { $zone } (à Distância)
board-attacked-magic = Agora: ataque de { $enemy } contra { $hero } em { $zone } (Magia)
board-hero = **{ $seat }**: { $zone }, Vida { $life } de { $most }, { $xp } XP{ $condition }
board-inventory = { $seat } carrega { $cards }
board-goods = { $seat } carrega para a Missão: { $goods }
figures-single = Vida { $life }
figures-boss = só o Chefe, Vida { $life }
figures-mob = Chefe com Vida { $boss } e { $minions }
figures-minions = { $minions ->
    [1] 1 Servo
   *[other] { $minions } Servos
  } com Vida { $each }{ $hurt }
figures-wounded = { " " }(um ferido: { $least })
figures-unhurt = { "" }
board-enemy = { $zone }, **{ $enemy }**: { $figures }{ $condition }
board-enemy-equipped = { $zone }, **{ $enemy }**: { $figures }{ $condition }, com { $cards }
board-start = { $zone } Zona Inicial
board-exit = { $zone } Saída
board-objective = { $zone } ficha: { $what }
objective-artifact = Artefato
objective-library = Biblioteca
objective-lair = Covil
objective-firework = Fogo de Artifício
objective-hidden = Objetivo, virado para baixo
objective-key = Chave
objective-part = Parte do Artefato
board-treasure = { $zone } Tesouro: { $normal ->
    [1] 1 normal
   *[other] { $normal } normais
  }, { $special ->
    [1] 1 especial
   *[other] { $special } especiais
  }
board-pillar = { $zone } Pilar, Vida { $life }
board-pillar-fixed = { $zone } Pilar
board-level = { $zone } Nível { $level }, inativo
board-level-active = { $zone } Nível { $level }, ativo
board-doors-closed = Portas fechadas: { $doors }
board-doors-open = Portas abertas: { $doors }
board-doors-special = Portas que só a Missão abre: { $doors }
board-zones = Cada Zona, por linhas: a luz, se é uma Sala e aonde um passo leva.
board-zone = **{ $place }**, { $kind }: para { $ways }.
board-room = Sala
board-corridor = Corredor
board-ways = { $first }, { $then }
board-way = { $zone }
board-way-door = { $zone } (Porta fechada)
board-way-pillar = { $zone } (Pilar)
board-way-stairs = { $zone } (Escadas)
board-no-way = lugar nenhum
