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
recap-standing = { $goal } · threat { $marker }{ $next ->
    [0] { "" }
   *[other] /{ $next }
} · { $heads ->
    [1] coin heads
   *[0] coin tails
}
