# What a player reads after an absence. `$you` is 1 if the reader's hero is meant.

recap-hits = { $you ->
    [1] You took { $count ->
        [1] 1 hit
       *[other] { $count } hits
    } and hold { $left ->
        [1] 1 card now
       *[other] { $left } cards now
    }.
   *[0] { $hero } took { $count ->
        [1] 1 hit
       *[other] { $count } hits
    } and holds { $left ->
        [1] 1 card now
       *[other] { $left } cards now
    }.
}
recap-kills = { $you ->
    [1] You killed { $count ->
        [1] 1 creature
       *[other] { $count } creatures
    }.
   *[0] { $hero } killed { $count ->
        [1] 1 creature
       *[other] { $count } creatures
    }.
}
recap-new-creatures = { $count ->
    [1] 1 new creature has appeared.
   *[other] { $count } new creatures have appeared.
}
recap-threat-advanced = The threat marker moved to { $marker }.
recap-token-passed = { $you ->
    [1] You have the first-player token now.
   *[0] { $hero } has the first-player token now.
}
recap-few-kills = { $count ->
    [1] 1 kill
   *[other] { $count } kills
}
recap-few-hits = { $count ->
    [1] 1 hit taken
   *[other] { $count } hits taken
}
recap-helped = helped { $count }×
recap-went = { $place } to { $to }
recap-standing = { $goal } · { $steps ->
    [0] last threat card is out
   *[other] threat in { $steps }
} · { $heads ->
    [1] coin: heads
   *[0] coin: tails
}
