# What a player reads after an absence. `$you` is 1 if the reader is the Hero.

recap-slays = { $you ->
    [1] You slay { $boss ->
        [1] the Boss of { $enemy }
       *[0] { $enemy }
    }.
   *[0] { $hero } slays { $boss ->
        [1] the Boss of { $enemy }
       *[0] { $enemy }
    }.
}
recap-dies = { $you ->
    [1] You died in { $zone }. Lifebringer tokens left: { $left }.
   *[0] { $hero } died in { $zone }. Lifebringer tokens left: { $left }.
}
recap-died = { $you ->
    [1] You died and came back. Lifebringer tokens left: { $left }.
   *[0] { $hero } died and came back. Lifebringer tokens left: { $left }.
}
recap-rises = { $you ->
    [1] You came back. Lifebringer tokens left: { $left }.
   *[0] { $hero } came back. Lifebringer tokens left: { $left }.
}
recap-life-lost = { $you ->
    [1] You lost { $count } Life: { $left } left.
   *[0] { $hero } lost { $count } Life: { $left } left.
}
recap-kills = { $count ->
    [1] 1 kill
   *[other] { $count } kills
}
recap-damage = { $count } Damage dealt
recap-xp = +{ $count } XP
recap-went = { $zone } to { $to }
recap-standing = Level { $level } · { $tokens ->
    [1] 1 Lifebringer token
   *[other] { $tokens } Lifebringer tokens
} · { $enemies ->
    [1] 1 Enemy
   *[other] { $enemies } Enemies
}
recap-new-enemies = New in { $zone }: { $enemy }.
