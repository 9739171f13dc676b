# The board in words, the figures above a choice, and why something cannot be chosen.
status-at = At { $place }
status-who = { $hero }, { $place }
status-hero = { $where }: { $count ->
    [0] no cards
    [1] 1 card
   *[other] { $count } cards
}{ $down ->
    [0] { "" }
   *[other] , down
}{ $turn }
status-turn = , { $count } to move
board-moment = { $mission }. Round { $count }, { $phase ->
    [setup] set-up.
    [tactics] tactics phase.
    [heroes] hero phase: { $hero }.
    [threat] threat phase.
   *[other] it is over.
}
board-objective = **{ $objective }**, { $count } of { $need }. { $what }
board-exit = Exit: { $place }. Every hero must be there when all objectives are complete.
board-clock = { $count ->
    [0] This is the last round.
    [1] 1 round is left after this one.
   *[other] { $count } rounds are left after this one.
}
board-discovery = Open: **{ $discovery }**, { $task }{ $where }.
board-carried = , carried by { $hero }
board-at = , at { $place }
board-threat = Threat marker { $marker } of 16{ $next ->
    [0] { "" }
   *[other] , next card at { $next }
}. Luck coin: { $heads ->
    [0] **tails**
   *[other] heads
}.
board-threat-card = In force: **{ $card }**: { $does }.
board-stock = Pool: { $minions ->
    [1] 1 minion
   *[other] { $minions } minions
}, { $elites ->
    [1] 1 elite
   *[other] { $elites } elites
}. Reserve: { $reserve }. Recon deck: { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
board-hero = **{ $hero }** [{ $letter }] at { $place }{ $down ->
    [0] { "" }
   *[other] , **down**
}: { $hand ->
    [0] no cards
    [1] 1 card
   *[other] { $hand } cards
} in hand.
board-piles = Piles of { $hero }: { $deck } in the deck, { $discard } discarded.
board-hand = In hand ({ $hero }): { $cards }.
board-carries = { $hero } carries { $discoveries }.
board-focus = Focus of { $hero }: { $cards }.
operation-mission = { $mission }: { $won ->
    [1] won
   *[other] { $now ->
        [1] { $count ->
            [0] now
            [one] now, tried once
           *[other] now, tried { $count } times
        }
       *[other] { $count ->
            [0] to come
            [one] tried once
           *[other] tried { $count } times
        }
    }
}
operation-ahead = If you win: { $next ->
    [none] the operation is complete
   *[other] { $next }
}. If you lose: { $mission } again.
operation-next = Next: { $mission }.
operation-complete = The operation is complete.
operation-takes = { $hero } has: { $cards }.
board-operation = Operation **{ $operation }**: { $missions }.
board-upgrades = Upgrade sets of { $hero }: { $cards }.
board-key = Each location above, column and row: terrain, heroes, creatures, tokens, spawn tokens with their numbers.
board-location = **{ $place }**: { $what }.
board-and = { $first } · { $then }
board-there = { $what }{ $down ->
    [0] { "" }
   *[other] {" "}(down)
}
board-creature = { $count ->
    [1] { $creature }
   *[other] { $creature } ×{ $count }
}{ $power ->
    [0] { "" }
    [1] , 1 power token
   *[other] , { $power } power tokens
}{ $guards ->
    [0] { "" }
   *[other] , marked
}
board-spawn = spawn token { $count }{ $searched ->
    [0] { "" }
   *[other] , searched
}
board-is-exit = exit
terrain-difficult = difficult
terrain-elevated = elevated
terrain-cover = cover
terrain-impassable = impassable
pile-hand = Hand
pile-focus = Focus cards
pile-discard = Discard pile
pile-hand-second = Hand of the second hero
pile-focus-second = Focus of the second hero
pile-discard-second = Discard of the second hero
pile-upgrades = Upgrade sets
pile-upgrades-second = Upgrade sets of the second hero
pile-threats = Threats in force
pile-events = Events found
why-impassable = { $place } is impassable ground.
why-no-movement = No movement is left this turn.
why-pinned = Pinned: { $count ->
    [1] 1 creature
   *[other] { $count } creatures
} against { $heroes ->
    [1] 1 hero
   *[other] { $heroes } heroes
} here. Kill one, or wait for help.
why-too-far = { $place } is difficult ground and costs { $count }; you have { $left } left.
why-escort = With a specialist here nobody can step onto difficult ground while that threat card is in force.
why-acted = Your action of this turn is taken.
why-no-cards = An attack needs a card, and your hand is empty.
why-no-line = A wall blocks the line of fire to { $place }.
why-out-of-range = It is { $count } away; your cards reach { $reach } at most.
why-search-creature = A creature is here: nobody searches beside it.
why-search-no-token = There is no spawn token here to search.
why-search-done = The token here has been searched.
why-task-elsewhere = That is done at { $place }.
why-task-creature = A creature is here: drive it off first.
why-task-cards = It costs { $count ->
    [1] 1 card
   *[other] { $count } cards
}, and you hold fewer.
planned-react = { $choice ->
    [stop] When hit: ask me
    [first] When hit: react as soon as a card fits
    [saves-1] When hit: react if it saves 1 card
    [saves-2] When hit: react if it saves 2 cards
    [saves-3] When hit: react if it saves 3 cards
    [knock-out] When hit: react rather than fall
   *[never] When hit: keep my cards
}
planned-volunteer = { $choice ->
    [stop] Ally attacked: ask me
    [more] Ally attacked: help if I hold more
    [knock-out] Ally attacked: help if they would fall
    [always] Ally attacked: always help
   *[never] Ally attacked: do not help
}
planned-lose = { $choice ->
    [stop] Lose first: ask me
    [attacks] Lose first: cards without reaction
    [reactions] Lose first: cards with reaction
   *[usual] Lose first: the weakest cards
}
planned-saved = Saved for this threat phase.
planned-kept = Saved for every round.
order-react = Reactions
order-react-ask = As the table has it
order-react-stop = Ask me whenever I could react
order-react-first = As soon as a card fits
order-react-saves-1 = If it saves a card
order-react-saves-2 = If it saves 2 cards
order-react-saves-3 = If it saves 3 cards
order-react-knock-out = If it prevents a knock-out
order-react-never = Keep my cards
order-react-with = React with { $subject }
order-react-with-ask = As for all cards
order-react-with-stop = Ask me whenever I could react
order-react-with-first = At the first chance
order-react-with-saves-1 = If it saves a card
order-react-with-saves-2 = If it saves 2 cards
order-react-with-saves-3 = If it saves 3 cards
order-react-with-knock-out = If it prevents a knock-out
order-react-with-never = Keep it
order-lose = Cards lost to hits
order-lose-ask = As the table has it
order-lose-stop = Ask me
order-lose-usual = The least useful
order-lose-attacks = Those without reaction first
order-lose-reactions = Reactions first
order-volunteer = Take one for the team
order-volunteer-ask = As the table has it
order-volunteer-stop = Ask me
order-volunteer-never = Never
order-volunteer-more = If I hold more cards
order-volunteer-knock-out = If it prevents a knock-out
order-volunteer-always = Always
order-activations = Order of creatures
order-activations-ask = As the table has it
order-activations-stop = Ask me
order-activations-near = The nearest first
order-activations-far = The farthest first
order-paths = Equally short ways of creatures
order-paths-ask = As the table has it
order-paths-stop = Ask me
order-paths-usual = The first one
order-coin = Turning the luck coin
order-coin-ask = As the table has it
order-coin-stop = Ask me
order-coin-heads = To heads
order-coin-tails = Leave it
order-dice = Rolling dice again
order-dice-ask = As the table has it
order-dice-stop = Ask me
order-dice-usual = If it helps
order-dice-never = Never
order-moves = Moves and targets of reactions
order-moves-ask = As the table has it
order-moves-stop = Ask me
order-moves-usual = What looks best
order-tactics = Tactics phase
order-tactics-ask = Ask me each round
order-tactics-draw = Draw up to my hand size
order-ally-draw = Card for an ally nearby
order-ally-draw-ask = Ask me
order-ally-draw-draw = Draw it
order-ally-draw-leave = Leave it
order-ready = Before the threat phase
order-ready-ask = Let me plan each time
order-ready-once = Begin at once with my orders
