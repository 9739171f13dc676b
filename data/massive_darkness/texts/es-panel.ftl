short-hero-attack-melee = { $enemy } { $zone }, cuerpo a cuerpo
short-hero-attack-ranged = { $enemy } { $zone }, a distancia
short-hero-attack-magic = { $enemy } { $zone }, magia
short-combat-attack-alone = { $weapon }: { $enemy } { $zone }
short-item-equip-instead = { $card } por { $removed }
short-item-pass = { $owner }: { $thing }
short-hero-open = Abrir { $door }
short-hero-stop = Dejar de mover
short-hero-trade = Reorganizar
short-hero-transmute = Transmutar 3
short-use-on-enemy = { $ability } { $zone }
short-use-to-zone = { $ability } a { $zone }
short-use-alone = { $ability }
short-hero-move = Mover { $at }
short-hero-move-far = { $actions ->
    [0] Mover { $zone }
    [1] Mover { $zone }, 1 Acción
   *[other] Mover { $zone }, { $actions } Acciones
  }
short-status-active = { $actions ->
    [1] 1 Acción
   *[other] { $actions } Acciones
} · { $emoji-heart }Vida { $life }/{ $most }{ $condition } · { $xp } PE
short-status-moving = { $actions ->
    [0] { "" }
    [1] 1 Acción,{ " " }
   *[other] { $actions } Acciones,{ " " }
}{ $points } PM · { $emoji-heart }Vida { $life }/{ $most }{ $condition } · { $xp } PE
short-status-waiting = { $emoji-heart }Vida { $life }/{ $most }{ $condition } · { $xp } PE
emoji-words = <heart> Vida; <wound> Herida, Heridas; <hit> Impacto, Impactos; <shield> Escudo, Escudos
ask-open-move = ¿A dónde te mueves? Entre paréntesis: las Acciones que cuesta.
brief-hero-move = { $at }
brief-hero-move-far = { $actions ->
    [0] { $zone }
   *[other] { $zone } ({ $actions })
  }
