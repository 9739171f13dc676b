# O que dizem as habilidades de cartas e de Heróis, em partes: quando funcionam, quanto custam, o que fazem.

ability = { $when }: { $effect }
ability-and = { $first }, { $then }
ability-then = { $first }; { $then }
ability-or = { $first }, ou { $then }
ability-with = { $effect } ({ $granted })
ability-repeat = { $ability } (Repetir { $count })
ability-once-per-activation = { $ability } (uma vez por Ativação)
ability-once-per-round = { $ability } (uma vez por Rodada)
ability-aura-zone = { $ability } (também Aliados na Zona)

# Momentos
ability-when-always = Sempre
ability-when-attack = Ataque
ability-when-melee = Corpo a corpo
ability-when-ranged = À distância
ability-when-magic = Magia
ability-when-defense = Defesa
ability-when-melee-defense = Defesa corpo a corpo
ability-when-ranged-defense = Defesa à distância
ability-when-magic-defense = Defesa contra Magia
ability-when-damaged = Depois de sofrer Dano de um ataque
ability-when-killed-guardian = Depois de matar um Guardião com esta carta
ability-when-ally-attacked = Um Aliado é atacado
ability-when-activation-start = Início da Ativação
ability-when-own-activation = Própria Ativação
ability-when-drawn = Ao ser comprada
ability-when-drawn-from-token = Ao ser comprada por uma ficha de Tesouro
ability-when-event = Evento

# Condições
ability-if-shadow-mode = Modo Sombrio
ability-if-two-weapons = com duas armas
ability-if-two-handed = com uma arma de duas mãos
ability-if-mace-or-hammer = com maça ou martelo
ability-if-sword = com espada
ability-if-shield-bearer = com escudo
ability-if-no-armor = sem armadura
ability-if-wounded = Ferido { $count }
ability-if-bloodthirst = Sede de Sangue { $count }
ability-if-blood-tribute = Tributo de Sangue { $count }
ability-if-target-single = contra Agente ou Monstro Vagante
ability-if-after-reroll = depois de uma nova rolagem
ability-if-distance-1-plus = ao Alcance 1 ou mais

# Custos
ability-cost-bam = { $count } Toma Essa
ability-cost-diamond = { $count } Diamante
ability-cost-action = { $count ->
    [1] 1 Ação
   *[other] { $count } Ações
  }
ability-cost-xp = { $count } XP
ability-cost-discard-self = descarte esta carta

# Números do combate
ability-hits = { $count ->
    [1] +1 Acerto
   *[other] +{ $count } Acertos
  }
ability-shields = { $count ->
    [1] +1 Escudo
   *[other] +{ $count } Escudos
  }
ability-damage = +{ $count } de Dano
ability-bam = +{ $count } Toma Essa
ability-diamond = +{ $count } Diamante
ability-attacker-hits = { $count ->
    [1] Atacante −1 Acerto
   *[other] Atacante −{ $count } Acertos
  }
ability-defender-shields = { $count ->
    [1] Defensor −1 Escudo
   *[other] Defensor −{ $count } Escudos
  }
ability-attacker-damage = o Atacante sofre { $count } de Dano
ability-double-hits = dobre os Acertos rolados
ability-halve-damage-up = o Dano sofrido cai à metade, arredondado para cima
ability-hit-boss = o Dano pode ir direto ao Chefe
ability-splash-others-in-target-zone = outros Heróis na Zona do alvo sofrem o mesmo Dano
ability-attack-again-same-target = ataque o mesmo alvo mais uma vez
ability-per-set-king = { $effect } por carta do Rei Equipada
ability-per-set-knight = { $effect } por carta do Cavaleiro Equipada
ability-per-damage-suffered = { $effect } por Dano sofrido
ability-per-shadow-zone-between = { $effect } por Zona de Sombra do Atacante ao alvo

# Dados
ability-dice-red = { $count ->
    [1] 1 dado vermelho
   *[other] { $count } dados vermelhos
  }
ability-dice-yellow = { $count ->
    [1] 1 dado amarelo
   *[other] { $count } dados amarelos
  }
ability-dice-green = { $count ->
    [1] 1 dado verde
   *[other] { $count } dados verdes
  }
ability-dice-blue = { $count ->
    [1] 1 dado azul
   *[other] { $count } dados azuis
  }
ability-dice-attack = { $count ->
    [1] 1 dado de Ataque
   *[other] { $count } dados de Ataque
  }
ability-dice-defense = { $count ->
    [1] 1 dado de Defesa
   *[other] { $count } dados de Defesa
  }
ability-add-dice = +{ $dice }
ability-attacker-dice = { $count ->
    [1] Atacante −1 dado
   *[other] Atacante −{ $count } dados
  }
ability-attacker-dice-all = o Atacante não rola dados
ability-defender-dice = { $count ->
    [1] Defensor −1 dado
   *[other] Defensor −{ $count } dados
  }
ability-defender-dice-all = o Defensor não rola dados
ability-counterattack-dice = { $count ->
    [1] −1 dado no Contra-Ataque do alvo
   *[other] −{ $count } dados no Contra-Ataque do alvo
  }
ability-roll-attack = Ataque
ability-roll-defense = Defesa
ability-roll-attack-or-defense = Ataque ou Defesa
ability-reroll-all = role { $roll } de novo
ability-reroll-any = role de novo dados de { $roll }
ability-reroll-blank = role de novo os vazios de { $roll }
ability-reroll-some = { $count ->
    [1] role de novo 1 dado de { $roll }
   *[other] role de novo { $count } dados de { $roll }
  }
ability-blanks = { $count ->
    [1] 1 vazio
   *[other] { $count } vazios
  }
ability-blanks-all = cada vazio
ability-flip = vire { $blanks }
ability-blank-add = { $symbols } em { $blanks }
ability-cancel-all = cancele os símbolos Toma Essa e Diamante de { $roll }
ability-cancel-bam = cancele { $count } Toma Essa de { $roll }
ability-cancel-diamond = cancele { $count } Diamante de { $roll }

# Participantes
ability-stun-target = Atordoe o alvo
ability-stun-attacker = Atordoe o Atacante
ability-stun-drawer = fique Atordoado
ability-stun-one-enemy = Atordoe um Inimigo
ability-amount = { $count }
ability-completely = por completo
ability-heal-self = cure { $much }
ability-heal-one-minion = um Servo cura { $much }
ability-heal-self-or-ally-in-zone = um Herói na Zona cura { $much }
ability-heal-one-hero-in-shadow = um Herói na Sombra cura { $much }
ability-heal-each-hero-in-shadow = cada Herói na Sombra cura { $much }
ability-heal-each-hero-in-light = cada Herói na Luz cura { $much }
ability-heal-multiplier = { $count ->
    [1] Curas valem uma vez
    [2] Curas valem em dobro, também para Aliados no Campo de Visão
   *[other] Curas valem { $count } vezes, também para Aliados no Campo de Visão
  }
ability-place-target-own-zone = o alvo vai para a Zona do Atacante
ability-become-target = vá até ele (Alcance { $count } ou menos) e seja o alvo
ability-direct-damage = { $count } de Dano
ability-rolled-damage = os Acertos de { $dice } como Dano
ability-suffers-one-enemy = um Inimigo no Campo de Visão sofre { $damage }
ability-suffers-one-enemy-in-shadow = um Inimigo na Sombra sofre { $damage }
ability-suffers-attacker = o Atacante sofre { $damage }
ability-suffers-drawer = sofra { $damage }
ability-range = { $farthest ->
    [0] { $effect }, Alcance 0
   *[other] { $effect }, Alcance { $nearest } a { $farthest }
  }

# Ativação
ability-actions-any = { $count ->
    [1] +1 Ação
   *[other] +{ $count } Ações
  }
ability-actions-movement = { $count ->
    [1] +1 Ação de Movimento
   *[other] +{ $count } Ações de Movimento
  }
ability-actions-melee = { $count ->
    [1] +1 Ação corpo a corpo
   *[other] +{ $count } Ações corpo a corpo
  }
ability-actions-ranged = { $count ->
    [1] +1 Ação à distância
   *[other] +{ $count } Ações à distância
  }
ability-actions-magic = { $count ->
    [1] +1 Ação de Magia
   *[other] +{ $count } Ações de Magia
  }
ability-movement-points = { $count ->
    [1] +1 Ponto de Movimento em cada Ação de Movimento
   *[other] +{ $count } Pontos de Movimento em cada Ação de Movimento
  }
ability-max-life = +{ $count } de Vida máxima
ability-elusive = Evasivo
ability-taunt = Provocar
ability-regeneration = Regeneração { $count }
ability-retaliate = Revide { $count }
ability-teleport = Teletransporte { $count }
ability-command = Comandar
ability-spellblade = Espada e Encantamento
ability-charge = Investida
ability-sure-shot = Tiro Seguro
ability-means-elusive = pode sair de Zonas com Inimigos
ability-means-taunt = conta como o Herói com mais XP
ability-means-regeneration = cura { $count } de Dano ao começar sua Ativação
ability-means-retaliate = com mais Escudos que Acertos o atacante sofre { $count } de Dano
ability-means-teleport = { $count ->
    [1] move até 1 Zona
   *[other] move até { $count } Zonas
  }
ability-means-command = outro Herói faz 1 Ação grátis
ability-means-spellblade = Magia com armas corpo a corpo
ability-means-charge = vai 1 ou 2 Zonas até Inimigos e os ataca
ability-means-sure-shot = vai a 1 Zona e ataca à distância
ability-untargetable-melee = Não é alvo de ataques corpo a corpo
ability-untargetable-ranged = Não é alvo de ataques à distância
ability-untargetable-magic = Não é alvo de ataques de Magia
ability-extra-activation = { $count ->
    [1] mais 1 Ativação
   *[other] mais { $count } Ativações
  }

# Cartas, XP, tabuleiro
ability-xp-self = ganhe { $count } XP
ability-xp-least-xp-heroes = +{ $count } XP para cada Herói com menos XP
ability-draw-treasure-level-plus-1 = { $count ->
    [1] compre um Tesouro do Nível seguinte
   *[other] compre { $count } Tesouros do Nível seguinte
  }
ability-draw-treasure-current-level = { $count ->
    [1] compre um Tesouro do Nível Atual
   *[other] compre { $count } Tesouros do Nível Atual
  }
ability-transmute-as = { $count ->
    [1] Vale por 1 carta ao Transmutar
   *[other] Vale por { $count } cartas ao Transmutar
  }
ability-treasure-token = { $count ->
    [1] uma ficha de Tesouro { $place }
   *[other] { $count } fichas de Tesouro { $place }
  }
ability-at-active-hero-zone = na Zona do Herói ativo
ability-at-current-level-token = na ficha do Nível Atual
ability-at-level-token-plus-1 = na ficha do Nível seguinte
ability-at-level-token-minus-1 = na ficha do Nível anterior
ability-spawn-guard = um Guarda chega { $place }
ability-spawn-roaming = um Monstro Vagante chega { $place }
ability-fallback = { $effect }, senão { $place }
ability-activate-roaming = todos os Monstros Vagantes são ativados
ability-else = { $effect }; se não houver nenhum: { $otherwise }
