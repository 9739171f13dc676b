# Words in pictures of Fireteam Zero. Short ones: they are drawn in plates.
picture-hero-of-seat = Hero: { $seat }
picture-creatures = Creatures and threats
picture-attack = Last attack
picture-mission = Mission and operation
picture-moment = { $mission }, round { $round }
picture-acts = { $hero }: { $movement ->
    [0] { $acted ->
        [0] next to act
       *[1] no movement left
    }
    [one] 1 step left
   *[other] { $movement } steps left
}
picture-phase-setup = Getting ready
picture-phase-tactics = Tactics
picture-phase-heroes = The heroes act
picture-phase-threat = The creatures act
picture-phase-aftermath = After the mission
picture-phase-over = The mission is over
picture-attacks = { $attacker } attacks { $target }
picture-no-attack = No attack yet in this turn
picture-moves-more = { $count ->
    [one] 1 more move
   *[other] { $count } more moves
}
picture-knocked-out = knocked out
picture-to-act = to act
picture-pinned = pinned
picture-elevated = on high ground
picture-threat = Next threat
picture-coin-heads = Coin: heads
picture-coin-tails = Tails: no more knock-outs
picture-threat-in = Threat in { $count }
picture-coin-heads-short = Coin: heads
picture-coin-tails-short = Coin: tails
picture-may-search = search here
picture-hand-of = { $player }: { $hero }, { $count ->
    [one] 1 card
   *[other] { $count } cards
} of life
picture-empty-hand = No cards: the next hit knocks this hero out.
picture-pile-deck = deck
picture-pile-discard = discard
picture-focus = Focus: { $cards }
picture-no-hand-yet = Cards are drawn when all have chosen.
picture-no-focus = No focus cards in this mission
picture-ability = Always: { $text }
picture-upgrade = Upgrade set: four of { $card }
picture-no-threats = No threat card is in force yet.
picture-exit = Everybody must end at { $place }.
picture-boss = { $creature } will enter at { $place }.
picture-which-hero = { $player }: which hero?
picture-not-over = { $mission }: still going on
picture-won = { $mission }: won
picture-lost = { $mission }: lost
picture-after-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, { $count ->
    [0] nobody knocked out
    [one] 1 knock-out
   *[other] { $count } knock-outs
}
picture-location = Location { $place }
picture-nothing-here = Nothing is here.
picture-hero-here = { $hero }, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-searched = Spawn token { $number }, searched
picture-searchable = Spawn token { $number }, may be searched

# For those who do not see the pictures: whole sentences.
picture-alt-choices = To choose: { $places }.
picture-alt-changed = Changed: { $places }.
picture-alt-attack = { $what } at { $place }: { $hits ->
    [0] no damage
    [1] 1 damage
   *[other] { $hits } damage
}.
picture-alt-came = { $what }.
picture-alt-hand = { $seat }: { $hero } holds { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}.
picture-alt-offer-upgrades = { $hero } chooses { $count ->
    [one] 1 upgrade set
   *[other] { $count } upgrade sets
}.
picture-alt-offer-focus = { $hero } chooses { $count ->
    [one] one focus card
   *[other] { $count } focus cards
}.
picture-alt-recommended = Recommended: { $cards }.
picture-alt-on-offer = { $card }: { $said }.
picture-alt-cards = Cards: { $cards }.
picture-alt-sheet = { $hero }, { $role }.
picture-alt-focus = Focus cards: { $cards }.
picture-alt-operation = { $missions }.
picture-alt-not-over = { $mission }, round { $round }, is still going on.
picture-alt-won = { $mission } is won after round { $round }.
picture-alt-lost = { $mission } is lost in round { $round }.
picture-alt-taken = { $seat } plays { $hero }.
picture-alt-role = { $hero }: { $role }.
picture-past = Past
picture-alt-more = Full words: /board words.
around-one = { $what } { $place }{ $steps ->
    [-1] { "" }
    [0] {" "}(here)
    [1] {" "}(1 step)
   *[other] {" "}({ $steps } steps)
}
