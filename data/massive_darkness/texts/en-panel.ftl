short-hero-attack-melee = { $enemy } { $zone }, Melee
short-hero-attack-ranged = { $enemy } { $zone }, Ranged
short-hero-attack-magic = { $enemy } { $zone }, Magic
short-combat-attack-alone = { $weapon }: { $enemy } { $zone }
short-item-equip-instead = { $card } for { $removed }
short-item-pass = { $owner }: { $thing }
short-hero-open = Open { $door }
short-hero-stop = Stop moving
short-hero-trade = Reorganize
short-hero-transmute = Transmute 3
short-use-on-enemy = { $ability } { $zone }
short-use-to-zone = { $ability } to { $zone }
short-use-alone = { $ability }
short-hero-move = Move { $at }
short-hero-move-far = { $actions ->
    [0] Move { $zone }
    [1] Move { $zone }, 1 Action
   *[other] Move { $zone }, { $actions } Actions
  }
short-status-active = { $actions ->
    [1] 1 Action
   *[other] { $actions } Actions
} left · { $emoji-heart }Life { $life }/{ $most }{ $condition } · { $xp } XP
short-status-moving = { $actions ->
    [0] { "" }
    [1] 1 Action,{ " " }
   *[other] { $actions } Actions,{ " " }
}{ $points ->
    [1] 1 move
   *[other] { $points } moves
} · { $emoji-heart }Life { $life }/{ $most }{ $condition } · { $xp } XP
short-status-waiting = { $emoji-heart }Life { $life }/{ $most }{ $condition } · { $xp } XP
emoji-words = <heart> Life; <wound> Damage; <hit> Hit, Hits; <shield> Shield, Shields
ask-open-move = Where do you move? In brackets: the Actions it takes.
brief-hero-move = { $at }
brief-hero-move-far = { $actions ->
    [0] { $zone }
   *[other] { $zone } ({ $actions })
  }
