# The pictures of panels, and the meanings of the symbols in them. At most 20 letters.
picture-takes = { $resist ->
    [0] { $hits ->
        [1] 1 hit kills it
       *[other] { $hits } hits kill it
    }
   *[other] Life { $life } + resistance { $resist }: { $hits ->
        [1] 1 hit
       *[other] { $hits } hits
    }
}
sign-hand = cards = life
sign-move = steps left
sign-target = red frame: target
sign-melee = close attack
sign-attacks = attacks ahead
sign-rifle = ranged attack
sign-explosive = explosive
sign-dice = dice to roll
sign-hit = sure hit
sign-reaction = reaction
sign-tactical = team response
sign-search = may be searched
sign-spawn = creatures appear
sign-cover = cover
sign-difficult = difficult ground
sign-elevated = high ground
sign-pinned = pinned
sign-objective = objective
sign-intel = intel
sign-heart = life
sign-check = recommended
sign-exhausted = knocked out
