short-hero-attack-melee = { $enemy } { $zone }, corpo a corpo
short-hero-attack-ranged = { $enemy } { $zone }, à distância
short-hero-attack-magic = { $enemy } { $zone }, magia
short-combat-attack-alone = { $weapon }: { $enemy } { $zone }
short-item-equip-instead = { $card } por { $removed }
short-item-pass = { $owner }: { $thing }
short-hero-open = Abrir { $door }
short-hero-stop = Parar de mover
short-hero-trade = Reorganizar
short-hero-transmute = Transmutar 3
short-use-on-enemy = { $ability } { $zone }
short-use-to-zone = { $ability } para { $zone }
short-use-alone = { $ability }
short-hero-move = Mover { $at }
short-hero-move-far = { $actions ->
    [0] Mover { $zone }
    [1] Mover { $zone }, 1 Ação
   *[other] Mover { $zone }, { $actions } Ações
  }
short-status-active = { $actions ->
    [1] 1 Ação
   *[other] { $actions } Ações
} · { $emoji-heart }Vida { $life }/{ $most }{ $condition } · { $xp } XP
short-status-moving = { $actions ->
    [0] { "" }
    [1] 1 Ação,{ " " }
   *[other] { $actions } Ações,{ " " }
}{ $points } PM · { $emoji-heart }Vida { $life }/{ $most }{ $condition } · { $xp } XP
short-status-waiting = { $emoji-heart }Vida { $life }/{ $most }{ $condition } · { $xp } XP
emoji-words = <heart> Vida; <wound> Dano; <hit> Acerto, Acertos; <shield> Escudo, Escudos
ask-open-move = Para onde você se move? Entre parênteses: as Ações que custa.
brief-hero-move = { $at }
brief-hero-move-far = { $actions ->
    [0] { $zone }
   *[other] { $zone } ({ $actions })
  }
