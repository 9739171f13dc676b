# What a player reads after an absence. `$you` is 1 if the reader is the first house named, 2 for the second.

recap-site-taken = { $you ->
    [1] You take { $site }: +{ $vp } VP.
   *[0] { $seat } takes { $site }: +{ $vp } VP.
}
recap-site-taken-from = { $you ->
    [1] You take { $site } from { $loser }: +{ $vp } VP.
    [2] { $seat } takes { $site } from you: +{ $vp } VP.
   *[0] { $seat } takes { $site } from { $loser }: +{ $vp } VP.
}
recap-site-lost = { $you ->
    [1] You lose control of { $site }: −{ $vp } VP.
   *[0] { $seat } loses control of { $site }: −{ $vp } VP.
}
recap-total = { $you ->
    [1] You gain total control of { $site }: +2 VP.
   *[0] { $seat } gains total control of { $site }: +2 VP.
}
recap-total-lost = { $you ->
    [1] You lose total control of { $site }: −2 VP.
   *[0] { $seat } loses total control of { $site }: −2 VP.
}
recap-kills = { $you ->
    [1] You kill { $count ->
        [1] 1 troop
       *[other] { $count } troops
    } of { $loser }.
    [2] { $seat } kills { $count ->
        [1] 1 of your troops
       *[other] { $count } of your troops
    }.
   *[0] { $seat } kills { $count ->
        [1] 1 troop
       *[other] { $count } troops
    } of { $loser }.
}
recap-kills-white = { $you ->
    [1] You kill { $count ->
        [1] 1 white troop
       *[other] { $count } white troops
    }.
   *[0] { $seat } kills { $count ->
        [1] 1 white troop
       *[other] { $count } white troops
    }.
}
recap-sent-home = { $you ->
    [1] You send { $count ->
        [1] 1 troop
       *[other] { $count } troops
    } of { $loser } back to the barracks.
    [2] { $seat } sends { $count ->
        [1] 1 of your troops
       *[other] { $count } of your troops
    } back to the barracks.
   *[0] { $seat } sends { $count ->
        [1] 1 troop
       *[other] { $count } troops
    } of { $loser } back to the barracks.
}
recap-moved-away = { $you ->
    [1] You move { $count ->
        [1] 1 troop
       *[other] { $count } troops
    } of { $loser }.
    [2] { $seat } moves { $count ->
        [1] 1 of your troops
       *[other] { $count } of your troops
    }.
   *[0] { $seat } moves { $count ->
        [1] 1 troop
       *[other] { $count } troops
    } of { $loser }.
}
recap-spies-home = { $you ->
    [1] You send { $count ->
        [1] 1 spy
       *[other] { $count } spies
    } of { $loser } back.
    [2] { $seat } sends { $count ->
        [1] 1 of your spies
       *[other] { $count } of your spies
    } back.
   *[0] { $seat } sends { $count ->
        [1] 1 spy
       *[other] { $count } spies
    } of { $loser } back.
}
recap-gains = { $you ->
    [1] You gain { $count } VP in tokens.
   *[0] { $seat } gains { $count } VP in tokens.
}
recap-promotes = { $you ->
    [1] You promote cards: +{ $count } VP.
   *[0] { $seat } promotes cards: +{ $count } VP.
}
recap-sites = { $more ->
    [1] +{ $count }
   *[0] −{ $count }
} { $count ->
    [1] site
   *[other] sites
}
recap-trophies = { $count ->
    [1] 1 trophy
   *[other] { $count } trophies
}
recap-promotions = { $count ->
    [1] 1 promotion
   *[other] { $count } promotions
}
recap-tokens = { $count } VP in tokens
recap-recruits = { $count ->
    [1] 1 card recruited
   *[other] { $count } cards recruited
}
recap-deployed = { $count ->
    [1] 1 troop deployed
   *[other] { $count } troops deployed
}
recap-standing = { $lead ->
    [0] First place is shared
   *[other] { $seat } leads by { $lead } VP
} · { $left ->
    [0] last round
    [1] { $cards ->
        [1] 1 card from the end
       *[0] 1 troop from the end
    }
   *[other] { $cards ->
        [1] { $left } cards from the end
       *[0] { $left } troops from the end
    }
}
