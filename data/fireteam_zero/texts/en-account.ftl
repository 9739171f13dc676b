# The account in few lines: an attack with dice and outcome; a creature with all that it did.
account-then = { $first }; { $then }
account-way = { $first } → { $then }
account-moved = { $hero }: { $origin } → { $way }.
account-attack = { $hero } against { $target } at { $place }{ $count ->
    [0] { "" }
   *[other] {" "}with { $cards }
}: { $deeds }.
account-attack-decisive = { $hero } against { $target } at { $place }{ $count ->
    [0] { "" }
   *[other] {" "}with { $cards }
}: { $deeds }.
account-attack-only = { $hero } against { $target } at { $place }.
account-creature = { $creature } at { $place }: { $deeds }.
account-creature-decisive = { $creature } at { $place }: { $deeds }.
account-creature-only = { $creature } at { $place }: nothing.
account-ambush = **Ambush:** { $creature } at { $place }: { $deeds }.
account-ambush-only = **Ambush:** { $creature } at { $place }.
account-search = { $hero } searches at { $place }: **{ $card }**; { $deeds }.
account-search-only = { $hero } searches at { $place }: **{ $card }**{ $does }.
account-found = { $hero } searches at { $place } and finds **{ $card }**; { $deeds }.
account-found-only = { $hero } searches at { $place } and finds **{ $card }**.
search-does = {" "}({ $does })
account-idle = Activated without effect: { $parts }.
account-idle-part = { $creature } ({ $places })
account-drawn = Cards drawn: { $parts }.
account-drawn-part = { $hero } { $count }
account-spawned = New: { $parts }.
account-spawned-part = { $creature } ({ $places })
account-skips = Held back: { $parts }.
account-skips-part = { $creature } ({ $places })

deed-moves = goes to { $place }
deed-attacks = attacks { $hero }
deed-rolls = { $count ->
    [0] no dice
   *[other] dice { $dice }
}
deed-shut-down = the attack does not take place
deed-volunteers = { $hero } takes the hits for { $target }
deed-becomes-target = { $hero } becomes the target
deed-reacts = { $hero } reacts with *{ $card }*
deed-cancelled = { $count ->
    [1] 1 hit cancelled
   *[other] { $count } hits cancelled
}
deed-hit = **{ $hero }: { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
}**
deed-discards = { $hero } loses { $cards }
deed-knocked-out = **{ $hero } is knocked out**
deed-stays-up = { $hero } loses all cards and stays up
deed-dragged = drags { $hero } to { $place }
deed-rerolls = again { $dice }
deed-kills = { $count ->
    [1] **{ $creature } falls**
   *[other] **{ $creature } ×{ $count } fall**
}
deed-survives = { $creature } survives
deed-destroys = **{ $thing } is destroyed**
deed-holds = { $thing } holds
deed-draws = { $hero } draws { $count ->
    [1] 1 card
   *[other] { $count } cards
}
deed-coin = the coin shows tails
deed-finds = found by { $hero }
