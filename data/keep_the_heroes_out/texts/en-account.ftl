# The account in few lines: a card and what it did; a hero and its steps; a guild card before the first hero that it brings.
account-then = { $first }; { $then }
account-who = { $heroes }{ " " }
account-card = *{ $card }*: { $deeds }.
account-card-decisive = *{ $card }*: { $deeds }.
account-card-only = *{ $card }*: played.
account-card-by = { $clan }, *{ $card }*: { $deeds }.
account-card-by-decisive = { $clan }, *{ $card }*: { $deeds }.
account-card-by-only = { $clan }, *{ $card }*: played.
account-gamble = **Gamble:** { $deeds }.
account-gamble-only = **Gamble.**
account-guild = **{ $card }** at { $room }: { $deeds }.
account-guild-only = **{ $card }** at { $room }.
account-guild-nobody = **{ $card }**: nobody comes.
account-hero = { $heroes } at { $room }: { $deeds }.
account-hero-only = { $heroes } at { $room }.
account-room = At { $room }: { $deeds }.
account-drawn = Cards drawn: { $parts }.
account-drawn-part = { $clan } { $count }
account-discarded = Discarded: { $parts }.
account-discarded-part = *{ $card }* ({ $clan })
account-put = New monsters: { $parts }.
account-put-part = { $count ->
    [1] { $clan }
   *[other] { $clan } ×{ $count }
} at { $room }

# What a card does
deed-moves = { $room } → { $to }
deed-moves-with = { $room } → { $to } with { $token }
deed-attacks = attack on { $hero } at { $room }
deed-defeats = **{ $hero } falls** at { $room }
deed-hits = { $hero } at { $room } is hit, { $left } left
deed-places = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
} to { $room }
deed-spends = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
} spent at { $room }
deed-summons = { $count ->
    [1] 1 new monster
   *[other] { $count } new monsters
} at { $room }
deed-opens = portal at { $room } completed
deed-heals = { $wounds ->
    [1] 1 wound
   *[other] { $wounds } wounds
} healed at { $room }
deed-draws-named = { $cards } drawn
deed-draws = { $count ->
    [1] 1 card
   *[other] { $count } cards
} drawn
deed-reinforces = { $count ->
    [0] no card
    [1] 1 card
   *[other] { $count } cards
} to hand
deed-gains = **{ $card } taken** from the row
deed-builds = **{ $room } built**, { $count ->
    [1] 1 passage
   *[other] { $count } passages
} from the Vault
deed-experiments = Laboratory
deed-cells = { $card } for the Cells

# What heroes do and suffer
deed-shoots = shoots { $clan } at { $to }
deed-shoots-down = shoots { $clan } at { $to }, **one falls**
deed-shoots-hurting = shoots { $clan } at { $to }, { $left } left
deed-shoots-in-vain = shoots { $clan } at { $to }, defended with *{ $card }*
deed-smashes = discards { $token }
deed-disarms = disarms a trap
deed-trap = springs a trap
deed-trap-kills = **falls** to a trap
deed-trap-hurts = springs a trap, { $left } left
deed-reactivates = { $who }active again
deed-strikes = { $who }attacks { $clan }
deed-strikes-down = { $who }attacks { $clan }, **one falls**
deed-strikes-hurting = { $who }attacks { $clan }, { $left } left
deed-strikes-in-vain = { $who }attacks { $clan }, defended with *{ $card }*
deed-waits = { $who }{ $count ->
    [1] waits
   *[other] wait
}
deed-plunders = { $who }**{ $count ->
    [1] plunders
   *[other] plunder
} the treasure of { $value }** ({ $effect })
deed-charges = { $who }→ { $to }
deed-walks = { $who }walks to { $to }
account-prisoner = { $heroes } at { $room }: { $deeds }.
deed-loses = lost: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}
