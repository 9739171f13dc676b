# Palavras nas imagens de Massive Darkness.

# Imagens: rótulos curtos e sem ponto final
picture-past = Passado
picture-round = Rodada
picture-round-n = Rodada { $round }
picture-boss = Chefe { $count }
picture-minions = Servos { $count }
picture-life-left = Vida { $life }
picture-level = Nível
picture-lifebringer = Portador
picture-acts = { $player } joga
picture-phase-setup = Preparação
picture-phase-heroes = Fase dos Heróis
picture-phase-enemies = Fase dos Inimigos
picture-phase-experience = Fase de Experiência
picture-phase-event = Fase de Evento
picture-phase-end = Fase Final
picture-phase-aftermath = Depois da Missão
picture-phase-over = A Missão terminou
picture-moves-more = { $count ->
    [1] +1 movimento
   *[other] +{ $count } movimentos
  }
picture-in-light = na Luz
picture-in-shadow = na Sombra
picture-stunned = Atordoado
picture-dead = morto
picture-life = Vida { $life } de { $most }
picture-legend-hidden = objetivo virado
picture-legend-artifact = ficha de Artefato
picture-legend-library = ficha de Biblioteca
picture-legend-lair = ficha de Covil
picture-legend-firework = Fogo de Artifício
picture-legend-key = Chave
picture-legend-part = parte do Artefato
picture-legend-special-treasure = Tesouro especial
picture-legend-level = Nível, cheio se ativo
picture-legend-crown = o Chefe e quantos Servos
picture-legend-barrier = passagem fechada por um Pilar
picture-legend-stairs = Escada
picture-legend-start = Zona Inicial
picture-legend-light = Luz: uma tocha
picture-legend-shadow = Sombra: hachurada
picture-pillar = Pilar
picture-empty-zone = Ninguém e nada está aqui

# O ataque
picture-attacks = { $attacker } contra { $defender }
picture-no-attack = Ninguém atacou ainda
picture-attack = Ataque
picture-defense = Defesa
picture-rolled = rolado
picture-more = outros efeitos
picture-left-over = sem gastar
picture-halved = pela metade
picture-damage = { $damage } de Dano
picture-damage-lost = { $damage } de Dano perdido
picture-unhurt = { $who }: sem Dano
picture-minions-fall = { $count ->
    [1] Cai 1 Servo
   *[other] Caem { $count } Servos
  }
picture-boss-falls = cai o Chefe
picture-boss-unhurt = o Chefe continua de pé
picture-more-minions = restam Servos de pé
picture-falls = Cai: { $who }
picture-life-of = { $who }: Vida { $life }
picture-gain-xp = { $who } recebe { $xp } XP
picture-gain-xp-all = todos os Heróis: +{ $xp } XP
picture-gain-micro-xp = { $who } recebe { $xp } Micro-XP
picture-gain-micro-xp-all = todos os Heróis: +{ $xp } Micro-XP
picture-combat = Último ataque

# A ficha do Herói
picture-hero-title = { $hero }: { $skills }
picture-hand-of-seat = Ficha do Herói: { $seat }
picture-micro-xp = Micro-XP { $count } de { $most }
picture-of = { $count } de { $most }
picture-actions = { $count ->
    [1] 1 Ação
   *[other] { $count } Ações
  }
picture-skills = Habilidades
picture-level-and-cost = Nível e XP de cada passo
picture-equipment = Equipamento
picture-shadow-mode = Modo Sombrio
picture-slot-hand = uma mão
picture-slot-two-hands = duas mãos
picture-slot-body = corpo
picture-slot-ready = pronto
picture-slot-pack = não equipado
picture-others = e mais { $count }

# Inimigos, Missão, fim
picture-enemies = Inimigos
picture-mission = Missão
picture-enemies-title = Inimigos no tabuleiro: { $count }
picture-no-enemies = Não há Inimigos no tabuleiro.
picture-closed-doors = Portas fechadas
picture-not-over = A Missão ainda não terminou.
picture-won = { $mission }: vitória
picture-lost = { $mission }: derrota
picture-after-rounds = depois de { $rounds ->
    [1] 1 Rodada
   *[other] { $rounds } Rodadas
  }
picture-xp = experiência
picture-cards = cartas

# A sala de espera
picture-which-hero = { $player }: qual Herói?
picture-recommended = Classe recomendada
picture-focus-melee = Corpo a corpo
picture-focus-ranged = À distância
picture-focus-magic = Magia
picture-focus-defense = Defesa

# Imagens em palavras
picture-alt-more = Em palavras: /board words.
picture-alt-choices = Opções: { $places }.
picture-alt-changed = Mudou: { $places }.
picture-alt-card = { $enemy }: { $text }
picture-alt-hand = { $seat }, { $skills }: Vida { $life } de { $most }, { $xp } XP.
picture-alt-stands = Está em { $zone }.
picture-alt-skills = Habilidades: { $skills }.
picture-alt-no-skills = Nenhuma Habilidade comprada ainda.
picture-alt-skill = { $skill } { $step }
picture-alt-equipped = Equipado: { $cards }.
picture-alt-pack = Mochila: { $cards }.
picture-alt-outcome = { $outcome }. { $reason }
picture-alt-result = { $seat }: Vida { $life } de { $most }, { $xp } XP.
picture-alt-choice = { $seat }: { $skills }. Classe recomendada: { $recommended }.
picture-alt-attack = Ataque de { $attacker } contra { $defender }. Acertos { $hits }, Escudos { $shields }, Dano { $dealt }.
picture-alt-said = { $words }.
picture-alt-taken = { $hero } é de { $player }.

## What is around the asked Hero, in two lines of a panel without a picture

around-with = { $where }, com { $who }.
around-alone = { $where }, sem mais ninguém.
around-foe = { $enemy }{ $minions ->
    [0] { "" }
   *[other] { " " }+{ $minions }
  }
around-enemies = Perto: { $enemies }.
around-enemy = { $enemy } { $zone } ({ $steps ->
    [1] 1 Zona
   *[other] { $steps } Zonas
})
around-treasure = Tesouro: { $zone } ({ $steps ->
    [0] aqui
    [1] 1 Zona
   *[other] { $steps } Zonas
}).
