# Sentences of Fireteam Zero: questions, choices, groups of choices, and what happens, line by line for the log.
# What cards do stands in the file of cards, what posts make of the account in that of the account.

## Parts of sentences
seat-heroes = { $heroes }
counted = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
card-name = { $card }
card-numbered = { $number } { $card }
attack-set = { $count ->
    [1] Card
   *[other] Cards
} { $cards }: { $chance } %
sets-fire-attack-cards = Each button rolls. Kept cards are your life.
hero-name = { $hero }
place-name = { $place }

## Groups of choices
group-move = Move
group-attack = Attack
group-attack-2 = More attacks
group-act = Act
group-task = Tasks
group-item = Items
group-react = React
group-reroll = Roll again
group-place = Locations
group-place-2 = More locations
empty-move = You cannot move any more this turn.
empty-attack = No creature is within range and line of fire of your cards, or your action is taken.
empty-act = There is nothing to search here, or your action is taken.

## Questions
ask-fire-upgrades = { $alone ->
    [1] Choose
   *[0] { $hero }: choose
} { $count ->
    [1] an upgrade set: its four cards come into your deck.
   *[other] { $count } upgrade sets: four cards each come into your deck.
}
ask-fire-focus = { $alone ->
    [1] Choose
   *[0] { $hero }: choose
} { $count ->
    [1] a focus card
   *[other] { $count } focus cards
} for this mission.
ask-fire-first = Who begins with the first-player token?
ask-fire-keep-token = Keep the first-player token?
ask-fire-tactics = Draw up to your hand size, or play the team’s one tactical response and draw nothing?
ask-fire-which-response = Which tactical response is played? There is one for the whole team.
ask-fire-draw = How many cards do you draw?
ask-fire-stand = { $hero } is down. Stand up for this turn, or stay down?
ask-fire-ally-draw = Does { $hero } draw 1 card thanks to { $ally }?
ask-fire-turn = { $alone ->
    [1] { "" }
   *[0] { $hero }:{ " " }
}{ $acted ->
    [0] { $moves ->
        [0] Take one action. You cannot move now.
       *[1] Move and take one action, in any order.
    }
   *[1] { $moves ->
        [0] You have acted. { $free ->
            [0] End your turn, or go on below.
           *[1] Search here for free, or end your turn.
        }
       *[1] You have acted. { $free ->
            [0] Move on, or end your turn.
           *[1] Search here for free, move on, or end your turn.
        }
    }
}
ask-fire-act = { $hero }: one free action now.
ask-fire-escort = Who comes along?
ask-fire-special-move = { $figure }: up to { $steps ->
    [1] 1 step
   *[other] { $steps } steps
}. Where to?
ask-fire-discard = { $hero }: discard { $count ->
    [1] 1 card.
   *[other] { $count } cards.
}
ask-fire-retake = { $hero }: take { $count ->
    [1] 1 card
   *[other] { $count } cards
} back.
ask-fire-attack-cards = Which cards against { $target } at { $place }? { $resist ->
    [0] { $hits ->
        [1] 1 hit is enough
       *[other] { $hits } hits are enough
    }
   *[other] Life { $life } + resistance { $resist }: { $hits ->
        [1] 1 hit
       *[other] { $hits } hits
    }
}{ $more ->
    [0] { "" }
    [1] {","} 1 die more
    [-1] {","} 1 die fewer
   *[other] {","} dice: { $more }
}.
ask-fire-target = What is attacked?
ask-fire-blast = Which creature is dealt with next?
ask-fire-reroll = { $hits ->
    [0] No hits
    [1] 1 hit
   *[other] { $hits } hits
}{ $so ->
    [short] {","} { $needed } needed.
    [over] {":"} a kill, but with more than { $most } no objective.
    [enough] {","} enough for a kill.
   *[open] .
} Roll a die again?
ask-fire-reroll-dice = Which dice does { $hero } roll again, { $count } at most?
ask-fire-look-ahead = Leave the next recon card where it is?
ask-fire-peek = Which card goes on top?
ask-fire-coin = Turn the luck coin to heads?
ask-fire-skip = Which creature?
ask-fire-remove = Which creature leaves the board?
ask-fire-watch = Which location is watched?
ask-fire-ready = Creatures act next. Check your plan.
ask-fire-activation = Which creature is activated next?
ask-fire-step = Which way does { $figure } go?
ask-fire-drag = Where is { $figure } dragged?
ask-fire-farthest = Which of the farthest creatures comes?
ask-fire-breeding = There are too few minions: which token gets one?
ask-fire-volunteer = { $hero } is attacked and holds { $cards ->
    [0] no cards
    [1] 1 card
   *[other] { $cards } cards
}. Take one for the team?
ask-fire-volunteers = Who takes the hits?
ask-fire-turn-start = The turn of { $hero } begins. React?
ask-fire-activates = { $creature } at { $place } is activated. React?
ask-fire-moves = { $creature } at { $place } begins to move. React?
ask-fire-enters = { $creature } comes to { $place }. React?
ask-fire-targeted = { $creature } attacks { $hero }. React before the dice?
ask-fire-hit = { $hero } suffers { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
} and holds { $cards ->
    [0] no cards
    [1] 1 card
   *[other] { $cards } cards
}. React?
ask-fire-knock-out = { $hits ->
    [1] 1 hit
   *[other] { $hits } hits
}: { $hero } would be knocked out. React?
ask-fire-attack-roll = { $hero } has rolled. React?
ask-fire-survives = { $creature } at { $place } survives the attack of { $hero }. React?
ask-fire-killed = { $creature } at { $place } is killed. React?
ask-fire-after-attack = The attack of { $hero } is over. React?
ask-fire-lose = Which cards are lost to the hits?
ask-fire-cost = Which cards does it cost?

## Choices
briefing-upgrades = { $card }
briefing-focus = { $card }
setup-begins = { $hero } first
setup-at-random = At random
token-pass = Pass it on
token-keep = Keep it
tactics-draw = Draw cards
tactics-fewer = Draw fewer cards
tactics-respond = { $hero }: { $card }
tactics-number = { $count ->
    [0] No cards
    [1] 1 card
   *[other] { $count } cards
}
turn-stand = Stand up
turn-stay-down = Stay down
turn-end = End turn
turn-unused = { $action ->
    [0] the free search
   *[1] your action{ $search ->
        [0] { "" }
       *[1] {" "}and the free search
    }
}
turn-move = Move to { $place }
turn-move-far = Move to { $place }, { $count ->
    [1] 1 step
   *[other] { $count } steps
}{ $alone ->
    [0] { "" }
   *[other] {","} without the specialists
}
turn-move-with = Move to { $place } with { $who }
turn-move-by = by { $places }
ally-draw = Draw 1 card
ally-leave = Leave it to another hero
move-to = { $place }
move-stay = Stay
escort-choice = Take along: { $who }
escort-nobody = Go alone
attack-creature = Attack { $creature } at { $place }{ $mark ->
    [guard] , marked
    [skips] , held back
   *[plain] { "" }
}{ $power ->
    [0] { "" }
    [1] , 1 power token
   *[other] , { $power } power tokens
}
attack-thing = Attack { $thing } at { $place }
attack-location = { $place }
odds-card = { $dice ->
    [0] no dice
    [1] 1 die
   *[other] { $dice } dice
}{ $bonus ->
    [0] { "" }
    [1] {" "}+ 1 hit
   *[other] {" "}+ { $bonus } hits
}. Enough: { $odds }
odds-together = { $chance } %
odds-with = { $chance } %{ $count ->
    [0] {" "}alone
    [1] {" "}with 1 more card
   *[other] {" "}with { $count } more
}
attack-type = { $type ->
    [close] Close
    [ranged] Ranged
   *[explosive] Explosive
}
act-search-action = Search here
act-search-patty = Search here, free with Patty
act-search-free-search = Search here, free once a round
act-search-free = Search here, free
act-heal = Patch up { $hero }: 2 cards
act-pass = Nothing
job-task = { $name }
job-token = { $name }
job-cost = costs { $count ->
    [1] 1 card
   *[other] { $count } cards
}
item-take-over = Take { $discovery } from { $hero }
item-take-up = Pick up { $discovery }
reroll-keep = Keep the dice
reroll-henry = Henry: { $count ->
    [0] blank die
    [1] die with 1 hit
   *[other] die with { $count } hits
} again
reroll-reroll-own = Roll { $count ->
    [0] a blank die
    [1] a die with 1 hit
   *[other] a die with { $count } hits
} again
reroll-ally-reroll = Roll again thanks to an ally: { $count ->
    [0] a blank die
    [1] a die with 1 hit
   *[other] a die with { $count } hits
}
reroll-die = { $count ->
    [0] Blank die
    [1] Die with 1 hit
   *[other] Die with { $count } hits
}
look-leave = Leave it on top
look-seen = It is { $card }
look-under = Put it under the deck
coin-turn = To heads
coin-leave = Leave it
fire-ready = Ready
choose-creature = { $creature } at { $place }{ $mark ->
    [guard] , marked
    [skips] , held back
   *[plain] { "" }
}{ $power ->
    [0] { "" }
    [1] , 1 power token
   *[other] , { $power } power tokens
}
volunteer = { $hero } takes the hits
volunteer-no = Nobody steps in
react-detail = { $does }
react-pass = No reaction
react-with = { $card }
react-with-hero = { $hero }: { $card }

## What happens, line by line
kept-cards = Veterans: { $hero } keeps { $cards }.
took-upgrades = { $hero } takes along: { $cards }.
took-focus = { $hero }, focus: { $cards }.
setup-first = { $hero } has the first-player token.
token-kept = { $hero } keeps the first-player token.
token-passed = The first-player token goes to { $hero }.
responded = { $hero }, tactical response: *{ $card }*.
drew = { $hero } draws { $count ->
    [1] 1 card.
   *[other] { $count } cards.
}
drew-own = You draw { $cards }.
drew-cards = { $hero } draws { $count ->
    [1] 1 card
   *[other] { $count } cards
}: { $cards }.
discarded = { $hero } discards { $cards }.
retook = { $hero } takes back { $cards }.
stood-up = { $hero } stands up.
stays-down = { $hero } stays down.
moved = { $hero }: { $origin } → { $place }.
moved-with = { $hero }: { $origin } → { $place } with { $who }.
creature-moved = { $creature }: { $origin } → { $place }.
attacks = { $hero } attacks { $target } at { $place } with { $cards }.
attacks-by-effect = { $hero } attacks { $target } at { $place }.
attack-rolled = Dice, { $type ->
    [close] close
    [ranged] ranged
   *[explosive] explosive
}: { $count ->
    [0] none.
   *[other] { $dice }.
}
rerolled = Rolled again: { $dice }.
creature-killed = { $creature } at { $place } **falls**.
creature-survives = { $creature } at { $place } survives, { $damage ->
    [0] unhurt.
   *[other] { $damage } damage was not enough.
}
boss-wounded = { $creature } is **wounded**: { $count ->
    [1] 1 power token is left.
   *[other] { $count } power tokens are left.
}
boss-defeated = { $creature } is **defeated**.
thing-destroyed = { $thing } at { $place } is **destroyed**.
thing-holds = { $thing } at { $place } holds: { $damage } damage was not enough.
creature-activates = { $creature } at { $place } is activated.
activation-die = { $creature }, activation die: { $face ->
    [blank] blank.
    [move] move.
   *[special] special.
}
creature-attacks = { $creature } at { $place } attacks { $hero }.
attack-shut-down = The attack of { $creature } does not take place.
volunteered = { $hero } takes the hits for { $target }.
became-target = { $hero } becomes the target.
creature-rolled = { $creature } rolls { $count ->
    [0] no dice
   *[other] { $dice }
}: { $hits ->
    [0] no hits.
    [1] 1 hit.
   *[other] { $hits } hits.
}
hits-cancelled = { $hero }: { $count ->
    [1] 1 hit cancelled.
   *[other] { $count } hits cancelled.
}
hero-hit = { $hero } is hit: { $hits }.
stays-up = { $hero } loses all cards and stays up.
knocked-out = { $hero } is **knocked out** at { $place }.
coin-tails = The luck coin shows tails.
coin-turned = The luck coin shows heads again.
reacted = { $hero } reacts: *{ $card }*.
creature-skips = { $creature } at { $place } skips { $what ->
    [activation] its activation
    [move] its movement
   *[attack] its attack
} this round.
creature-removed = { $creature } at { $place } leaves the board.
creature-ambushed = { $creature } **ambushes** at { $place }.
creature-spawned = { $creature } appears at { $place }.
creature-entered = { $creature } **enters** at { $place }.
dragged = { $creature } drags { $hero } to { $place }.
watches = { $hero } watches { $place }.
charge-laid = { $hero } lays a charge at { $place }.
joined-pool = { $creature } joins the pool.
threat-advanced = Threat marker: { $marker }.
threat-fell = The threat marker goes back to { $marker }.
threat-revealed = Threat card: **{ $card }**.
peeked = { $hero } looks at the top { $count ->
    [1] card
   *[other] { $count } cards
} of the { $deck ->
    [threat] threat
   *[recon] recon
} deck.
modified = { $heroes }: { $stat ->
    [speed] speed
    [hand] hand size
   *[other] { $stat }
} { $change ->
    [1] +1
    [2] +2
   *[other] { $change }
}.
searched = { $hero } searches at { $place }: **{ $card }**.
looked-ahead = { $hero } has looked at the next recon card.
discovery-found = { $hero } finds { $discovery }.
discovery-guarded = { $creature } at { $place } guards { $discovery }.
discovery-done = { $discovery }: **done**.
item-dropped = { $hero } drops { $discovery } at { $place }.
item-taken = { $hero } takes { $discovery }.
job-done = { $hero }: { $name }.
hazard = { $name } costs { $hero } cards.
objective-limit = { $objective }: no more than { $limit } in a round.
objective-token = { $objective }: { $count } of { $need }.
objective-complete = **{ $objective }** is complete.
