# What a player reads after an absence. `$you` is 1 if the reader's clan is meant.

recap-plundered = Plundered: the treasure of { $value } at { $room }. Treasures left: { $left }.
recap-plundered-several = Plundered: the treasures at { $rooms }. Treasures left: { $left }.
recap-vault = { $count ->
    [1] 1 hero is
   *[other] { $count } heroes are
} in the Vault now.
recap-defeats = { $you ->
    [1] You defeated { $count ->
        [1] 1 hero
       *[other] { $count } heroes
    }.
   *[0] { $seat } defeated { $count ->
        [1] 1 hero
       *[other] { $count } heroes
    }.
}
recap-traps = Traps defeated { $count ->
    [1] 1 hero
   *[other] { $count } heroes
}.
recap-monsters-lost = { $you ->
    [1] You lost { $count ->
        [1] 1 monster
       *[other] { $count } monsters
    } at { $room }.
   *[0] { $seat } lost { $count ->
        [1] 1 monster
       *[other] { $count } monsters
    } at { $room }.
}
recap-wounds = { $you ->
    [1] You took { $count } damage at { $room }. Health: { $left }.
   *[0] { $seat } took { $count } damage at { $room }. Health: { $left }.
}
recap-none-left = { $you ->
    [1] You have no monster in the dungeon.
   *[0] { $seat } has no monster in the dungeon.
}
recap-heroes = { $count ->
    [1] 1 hero defeated
   *[other] { $count } heroes defeated
}
recap-fallen = { $count ->
    [1] 1 monster lost
   *[other] { $count } monsters lost
}
recap-hurt = { $count } damage taken
recap-loot = { $count } loot
recap-standing = Wave { $wave } of 2 · guild cards: { $cards } · { $nearest ->
    [-1] no hero on the way
    [0] heroes in the Vault
    [1] Vault: heroes 1 room away
   *[other] Vault: heroes { $nearest } rooms away
}
