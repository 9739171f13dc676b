# Combate: o que um Herói pode atacar, os dados, o que se paga, o Dano.

# O menu
group-attack-melee = Corpo a Corpo
group-attack-ranged = À Distância
group-attack-magic = Magia
group-attack-melee-alone = 1 arma, de perto
group-attack-ranged-alone = 1 arma, de longe
group-attack-magic-alone = 1 arma, de magia
combat-attack-alone = Só { $weapon }: { $attack }
combat-attack-dice = { $attack } contra { $defense }: cerca de { $whole },{ $tenths } de Dano
combat-pillar = Pilar

# Dados
combat-red = vermelho ({ $faces })
combat-yellow = amarelo ({ $faces })
combat-green = verde ({ $faces })
combat-blue = azul ({ $faces })
combat-no-dice = nenhum dado
combat-face-blank = em branco
combat-face-only = { $amount }
combat-face-bam = { $amount } + Toma Essa
combat-face-diamond = { $amount } + Diamante
combat-hits = { $count ->
    [1] 1 Acerto
   *[other] { $count } Acertos
  }
combat-shields = { $count ->
    [1] 1 Escudo
   *[other] { $count } Escudos
  }

# A rolagem
combat-begins-melee = Ataque Corpo a Corpo de { $attacker } contra { $defender } em { $zone }.
combat-begins-ranged = Ataque à Distância de { $attacker } contra { $defender } em { $zone }.
combat-begins-magic = Ataque de Magia de { $attacker } contra { $defender } em { $zone }.
combat-begins-melee-with = Ataque Corpo a Corpo de { $attacker } contra { $defender } em { $zone } com { $weapons }.
combat-begins-ranged-with = Ataque à Distância de { $attacker } contra { $defender } em { $zone } com { $weapons }.
combat-begins-magic-with = Ataque de Magia de { $attacker } contra { $defender } em { $zone } com { $weapons }.
combat-rolled = Ataque: { $attack }. Defesa: { $defense }.
combat-by = { $who }, { $ability }
combat-by-own = { $who }
combat-rerolled = Nova rolagem de { $roll } ({ $by }): { $dice }.
combat-flipped = Resultados em branco virados ({ $by }): { $dice }.
combat-filled = Resultados em branco completados ({ $by }): { $dice }.
ask-combat-reroll = { $ability }: você rola de novo?
combat-reroll-attack = Rolar de novo o Ataque
combat-reroll-defense = Rolar de novo a Defesa
combat-reroll-no = Deixar os dados como estão
combat-dice = { $dice }
ask-combat-reroll-dice = { $ability }: quais dados você rola de novo?
ask-combat-flip = Quais resultados em branco você vira?
ask-combat-remove-dice = Quais dados você remove?
ask-combat-best-dice = Estes dados valem o mesmo: quais deles o Inimigo escolhe?

# Habilidades e quanto custam
ask-combat-skill = { $rolled ->
    [0] Antes de rolar: usar { $ability }? { $does }
   *[other] Usar { $ability }? { $does }
}
combat-skill-no = Não usar
combat-skill-blood = { $hero } sofre { $damage } de Dano
ask-combat-tribute = Você sofre { $damage } de Dano por { $ability }?
combat-tribute-yes = Sofrer { $damage } de Dano
combat-no = Não
combat-skill-bleeds = Sangue de { $hero } por { $ability }.
combat-skill-acts = { $by }: { $does }
ask-combat-choose = { $ability }: o que você escolhe?
ask-combat-bodyguard-melee = Ataque de { $enemy } contra { $ally } (Corpo a Corpo). Entrar no lugar com { $ability }?
ask-combat-bodyguard-ranged = Ataque de { $enemy } contra { $ally } (à Distância). Entrar no lugar com { $ability }?
ask-combat-bodyguard-magic = Ataque de { $enemy } contra { $ally } (Magia). Entrar no lugar com { $ability }?
combat-placed = { $hero } é posto em { $zone }.

# Encantamentos
ask-combat-attack-enchantment = Qual Encantamento de Ataque você ativa? Toma Essa: { $bams }, Diamante: { $diamonds }
ask-combat-defense-enchantment = Qual Encantamento de Defesa você ativa? Toma Essa: { $bams }, Diamante: { $diamonds }
combat-enchant = { $ability }
combat-enchant-done = Não ativar mais nada
combat-enchants = { $by } por { $cost }: { $does }
ask-combat-heal = Qual Herói é curado?
combat-heal = { $hero }, Vida { $life }

# Dano
combat-result = { $hits ->
    [1] 1 Acerto
   *[other] { $hits } Acertos
  } contra { $shields ->
    [1] 1 Escudo
   *[other] { $shields } Escudos
  }: { $dealt } de Dano.
combat-result-extra = { $hits ->
    [1] 1 Acerto
   *[other] { $hits } Acertos
  } contra { $shields ->
    [1] 1 Escudo
   *[other] { $shields } Escudos
  }, e { $extra } de Dano que Escudos não detêm: { $dealt } de Dano.
combat-halved = Pela metade, para cima: { $dealt } de Dano.
ask-combat-boss = Quem de { $enemy } sofre os { $damage } de Dano?
combat-hit-boss = Primeiro o Chefe, Vida { $life }
combat-hit-minions = { $minions ->
    [1] O Servo
   *[other] Os { $minions } Servos
  }
