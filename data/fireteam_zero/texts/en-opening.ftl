# What a mission begins with, how far it is, how it ended, and what the first one teaches.
opening-goal = **Goal:** complete { $objectives }{ $exit ->
    [none] . The last one wins at once.
   *[other] , then bring every hero to the exit at { $exit }.
}
opening-lost = **Lost** when a hero is knocked out while the luck coin shows tails: the first knock-out turns it.
opening-first = **First:** move to a numbered spawn token without creatures and search. Your hand is your life: each hit costs a card.
special-happens = { $objective }, { $count ->
    [0] when complete
    [1] at 1 token
   *[other] at { $count } tokens
}: { $does }.
special-clock = Once { $objective } is complete, { $count ->
    [1] 1 round is left.
   *[other] { $count } rounds are left.
}
special-boss = { $creature } enters at { $place } when all other objectives are complete{ $count ->
    [0] .
   *[other] , at the latest in round { $count }.
}
special-immune = { $creature } cannot be hurt before this is complete: { $objective }.
status-and = { $first } · { $then }
live-and = { $first }, { $then }
live-objective = { $objective } { $count }/{ $need }
live-exit = Everybody to the exit at { $place }
live-standing = { $goals } · { $steps ->
    [0] last threat card is out
   *[other] threat in { $steps }
} · { $heads ->
    [1] coin: heads
   *[0] coin: tails
}{ $left ->
    [-1] { "" }
    [0] {" "}· last round
    [1] {" "}· 1 round left
   *[other] {" "}· { $left } rounds left
}
reason-objectives = The last objective is complete.
reason-exit = All objectives are complete, and every hero is at the exit.
reason-knocked-out-twice = A hero was knocked out while the luck coin showed tails.
reason-clock = Time ran out.
score-rounds = rounds
score-total = { $count ->
    [1] 1 round
   *[other] { $count } rounds
}
advice-mission = **{ $mission }, act { $act }.** { $about } { $sets ->
    [0] No upgrades and no focus cards.
    [1] Each hero takes 1 upgrade set and { $focus ->
        [1] one focus card
       *[other] { $focus } focus cards
    }.
   *[other] Each hero takes { $sets } upgrade sets and { $focus ->
        [1] one focus card
       *[other] { $focus } focus cards
    }.
}{ $roles }
advice-roles = {" "}Needed: { $roles }.
needs-role = a hero for the role { $role }, without whom the mission cannot be completed
remedy-cards = keep two or three cards over the threat phase, and end your turn where few creatures reach you.
remedy-second-wind = the option Second wind gives each hero one more upgrade set after two failures.

# What the first mission teaches
hint-turn = **Your turn:** an action is an attack, a search or a task. You can take back what you do until dice or cards are revealed.
hint-attack = **Attacking:** choose a target, then cards of one type. The sum of their dice is rolled; resistance is subtracted, and what is left must reach the creature’s life in one attack.
hint-attack-cards = **How many cards?** Unspent cards are your life in the threat phase. Two cards usually kill a minion; an elite takes three or four, or two heroes with better cards.
hint-search = **Searching:** at a face-up token without creatures here. It may bring what the mission needs, help, or an ambush. Beside Patty it costs no action.
hint-escort = **Escort:** Patty and Henry move only with a hero. Whoever leaves last takes them along; left without an active hero they make threat rise.
hint-stand = **Knocked out:** stand up to take your turn, or stay down. There creatures ignore you, but the next knock-out may lose the mission.
hint-plan = **Plan:** it says how you react. If it fits, press Ready: nobody has to wait for you.
hint-react = **Reaction:** this card is played for its lower part now, and it costs neither action nor draw. Weigh it: it is also a card of life.
hint-lose = **Hits:** each costs a card of your choice. If you cannot pay all of them you are knocked out.
hint-response = **Tactical response:** one for the whole team each round. Whoever plays it does not draw.
hint-order = **Order:** you choose which creature acts next within a class. Those that cannot reach anybody should go first.
hint-coin = **Luck coin:** heads forgives one knock-out. With tails the next one loses the mission.

# What speaks for the upgrade sets and focus cards that are recommended: clauses, after the name of the card
counsel-and = { $first }; { $then }
counsel-least = { $type ->
    [close] close
    [ranged] ranged
   *[explosive] explosive
} attacks are resisted least here
counsel-ignores = it ignores resistance, here up to { $count }
counsel-strongest = the strongest attack of these
counsel-helps = its reaction helps { $count ->
    [1] the other hero
   *[other] all { $count } others
}
counsel-cancels = its reaction saves up to { $count ->
    [1] 1 card
   *[other] { $count } cards
} of yours
counsel-draws = its reaction brings { $count ->
    [1] 1 card
   *[other] { $count } cards
}
counsel-halts = its reaction halts a creature
counsel-response-attack = its tactical response is one more attack
counsel-response = its tactical response costs no action
counsel-hand = one more card is one more life each round
counsel-hand-others = { $count ->
    [1] the other hero draws
   *[other] the { $count } others draw
} one more card beside you
counsel-first-attack = it saves a card in each round in which you are hit
counsel-speed = you get farther while no creature is near
counsel-company = { $count ->
    [1] 1 other hero
   *[other] { $count } other heroes
} to stand with
counsel-cover = { $count ->
    [1] 1 location
   *[other] { $count } locations
} here with cover
counsel-deck = { $count } of { $all } in your deck are { $type ->
    [close] close
    [ranged] ranged
   *[explosive] explosive
} attacks
counsel-anywhere = of use in every mission
