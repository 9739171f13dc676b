# Dano, morte, XP, Níveis e Habilidades no relato.

life-hurt = { $hero } sofre { $damage } de Dano: Vida { $life }.
life-dies = { $hero } morre em { $zone }.
life-healed = { $hero } cura { $healed } de Dano: Vida { $life }.
life-stunned = Atordoamento em { $zone }: { $who }.
life-resurrected = { $hero } se levanta em { $zone } com Vida { $life }. Fichas restantes no Portador da Vida: { $left }.
life-maximum = A Vida máxima de { $hero } agora é { $most }.
life-enemy-hurt = { $enemy } em { $zone }: { $damage } de Dano.
life-enemy-healed = { $enemy } em { $zone }: cura { $healed } de Dano.
life-enemy-dies = Morte de { $enemy } em { $zone }, e ninguém ganha nada.
life-minions-die = { $minions ->
    [1] Morre 1 Servo de { $enemy } em { $zone }.
   *[other] Morrem { $minions } Servos de { $enemy } em { $zone }.
  }
life-boss-dies = Morre o Chefe de { $enemy } em { $zone }.
life-single-dies = Morre { $enemy } em { $zone }.
life-rolled = Os dados contra { $enemy } mostram { $hits ->
    [1] 1 Acerto.
   *[other] { $hits } Acertos.
  }
life-pillar-hurt = O Pilar em { $zone } sofre { $damage } de Dano: Vida { $life }.
life-pillar-destroyed = O Pilar em { $zone } é destruído.

xp-gained = XP para { $heroes }: +{ $xp }.
xp-gained-micro = Micro-XP para { $heroes }: +{ $xp }.
xp-lost = { $hero } pode ter no máximo { $most } XP: { $lost } XP se perdem.

level-rises = O Nível Atual sobe para { $level }.

ask-experience-buy = Que Habilidade você compra com seus XP?
experience-buy = { $skill } (Nível { $level }) por { $xp } XP
experience-done = Não comprar mais nada
experience-bought = { $hero } compra { $skill } por { $xp } XP.

end-won = Os Heróis vencem a Missão.
end-lost = Os objetivos não podem mais ser cumpridos. A Missão está perdida.
end-no-lifebringer = Um Herói está fora de combate, e o Portador da Vida não tem mais fichas. A Missão está perdida.
