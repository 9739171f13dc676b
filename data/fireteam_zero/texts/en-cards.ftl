# What cards, creatures, threats, events and tasks say. Of numbers, -1 stands for all, or for any distance.
effect-then = { $first }; { $then }
effect-with = { $first }, { $then }
effect-none = nothing happens
card-and = { $first } · { $then }
card-reaction = Reaction, when { $when }: { $does }
card-response = Tactical response: { $does }
attack-part = { $type ->
    [close] Close
    [ranged] Ranged
   *[explosive] Explosive
}, range { $range }, { $count ->
    [0] no dice
    [1] 1 die
   *[other] { $count } dice
}{ $bonus ->
    [0] { "" }
   *[other] {" "}+{ $bonus }
}
effect-draw = { $who ->
    [self] draw
    [subject] that hero draws
    [searcher] the finder draws
    [heroes] every hero draws
   *[allies] every ally draws
} { $count ->
    [1] 1 card
   *[other] { $count } cards
}
effect-retake = { $who ->
    [searcher] the finder takes
   *[self] take
} { $count ->
    [1] 1 card
   *[other] { $count } cards
} back from the discard pile
effect-discard = { $who ->
    [searcher] the finder
    [heroes] every hero
   *[self] that hero
}{ $range ->
    [-1] { "" }
    [0] {" "}on that location
   *[other] {" "}within { $range },
} discards up to { $count ->
    [1] 1 card
   *[other] { $count } cards
}
effect-peek = look at the top { $count ->
    [1] card
   *[other] { $count } cards
} of the { $deck ->
    [threat] threat
   *[recon] recon
} deck, { $then ->
    [choose] leave one on top
   *[order] put them back in any order
}
effect-coin = the luck coin may be turned to heads
effect-threat = threat marker { $change }
effect-intel = { $count ->
    [1] 1 intel token
   *[other] { $count } intel tokens
} on { $objective }
effect-cancel = cancel { $count ->
    [1] 1 hit
   *[other] { $count } hits
}
effect-cancel-own = heroes suffer { $count ->
    [1] 1 hit fewer
   *[other] { $count } hits fewer
} from your explosives
effect-dice = { $count ->
    [-2] 2 dice fewer
    [-1] 1 die fewer
    [1] 1 die more
   *[other] { $count } dice more
}{ $per ->
    [ally_here] {" "}for each ally here
   *[once] { "" }
}
effect-bonus = { $count ->
    [1] +1 hit
   *[other] +{ $count } hits
}
effect-reroll = roll { $which ->
    [blank] { $count ->
        [-1] all blank dice
        [1] 1 blank die
       *[other] { $count } blank dice
    }
   *[any] { $count ->
        [-1] all dice
        [1] 1 die
       *[other] { $count } dice
    }
} again
effect-ignore-resistance = ignore { $count ->
    [-1] all
   *[other] { $count }
} resistance{ $type ->
    [close] {" "}in close attacks
    [ranged] {" "}in ranged attacks
    [explosive] {" "}in explosive attacks
   *[any] { "" }
}
effect-creatures-only = your explosives harm no hero
effect-shut-down = the attack does not take place
effect-become-target = you become the target
effect-stay-up = the hero discards all cards and is not knocked out
effect-move = { $who ->
    [heroes] every hero may move
    [subject] move it
   *[self] you may move
} { $count ->
    [1] 1 step
   *[other] { $count } steps
}{ $how ->
    [away] {" "}away
    [to_subject] {" "}toward that hero
   *[free] { "" }
}
effect-stop = its movement ends
effect-step-to = the finder is moved to { $place ->
    [spawn] the spawn token of a rolled number
   *[other] { $place }
}
effect-attack = attack at once ({ $attack }){ $at ->
    [each_here] , each creature on your location
    [location] , a whole location
   *[one] { "" }
}
effect-act = a free action: { $what ->
    [attack] attack
    [search] search
   *[any] any
}
effect-watch = watch a location within { $range }: the first creature that enters it this round is attacked ({ $type ->
    [close] close
    [ranged] ranged
   *[explosive] explosive
}, { $count ->
    [1] 1 die
   *[other] { $count } dice
})
effect-charge = lay a charge here that goes off before creatures act ({ $type ->
    [close] close
    [ranged] ranged
   *[explosive] explosive
}, { $count ->
    [1] 1 die
   *[other] { $count } dice
})
effect-return = { $count ->
    [1] { $creature ->
        [minion] a minion
        [elite] an elite
       *[boss] a boss
    } leaves
   *[other] { $count } { $creature ->
        [minion] minions
        [elite] elites
       *[boss] bosses
    } leave
} the board, within { $range }
effect-skip = { $whom ->
    [subject] it
   *[some] { $count ->
        [-1] all creatures
        [1] 1 creature within { $range }
       *[other] { $count } creatures within { $range }
    }, but no boss,
} { $whom ->
    [subject] skips
   *[some] { $count ->
        [1] skips
       *[other] skip
    }
} { $what ->
    [activation] the activation
    [move] the movement
   *[attack] the attack
} this round
effect-ambush = the finder is ambushed by { $count ->
    [1] 1 { $creature ->
        [minion] minion
       *[elite] elite
    }
   *[other] { $count } { $creature ->
        [minion] minions
       *[elite] elites
    }, one after the other
}
effect-place = { $creature ->
    [minion] a minion
    [elite] an elite
   *[boss] the boss
} of the { $origin ->
    [pool] pool
   *[reserve] reserve
} comes to { $place ->
    [own] its location
   *[other] { $place }
}
effect-pool-add = { $count ->
    [1] 1 { $creature ->
        [minion] minion
       *[elite] elite
    } of the reserve joins
   *[other] { $count } { $creature ->
        [minion] minions
       *[elite] elites
    } of the reserve join
} the pool
effect-modify = { $who ->
    [self] own
    [subject] that hero’s
    [heroes] heroes’
    [allies] allies’
    [minion] minions’
    [elite] elites’
    [boss] the boss’s
   *[creature] creatures’
} { $type ->
    [close] close { "" }
    [ranged] ranged { "" }
    [explosive] explosive { "" }
   *[any] { "" }
}{ $stat ->
    [speed] speed
    [hand] hand size
    [strength] dice
    [attack_range] attack range
    [life] life
    [resist] resistance
    [damage] damage
    [reaction_range] reaction range
    [cancel] hits cancelled
   *[draws] cards drawn in the tactics phase
} { $change }{ $range ->
    [-1] { "" }
    [0] {" "}on the same location
   *[other] {" "}within { $range }
}{ $until ->
    [draw] {" "}for this draw
   *[turn] { "" }
}{ $conditions }
condition-if = , if { $what }
condition-and = { $first } and { $then }
condition-not-boss = it is no boss
condition-same-location = on the same location
condition-distance-2 = the target is 2 or more away
condition-elevated = elevated
condition-no-creature-near = no creature is within 1
condition-first-attack = it is the first attack this round

rule-slip-pin = not pinned by one creature too many
rule-never-pinned = never pinned
rule-entangle = no hero walks away from a location with a creature
rule-blank-is-move = a blank on the activation die is the move symbol
rule-special-twice = minions use their special ability twice
rule-ignore-cover = cover does not reduce these attacks
rule-no-cover-heroes = cover does not protect heroes
rule-tactic-keeps-draw = once a round play a tactical response and still draw
rule-keep-first-player = you may keep the first-player token
rule-look-ahead = after a search by an ally within 1 look at the next recon card; it may go under the deck
rule-free-search = once a round search as a free action
rule-bonus-with-ally = once a round +1 die with an ally here
rule-draw-on-kill = draw 1 card after a kill by a close attack
rule-standing-draw = draw 2 cards when you stand up
rule-heal-action = action: 2 cards for an ally within 1
rule-reroll-own = roll 1 die again in each of your { $type ->
    [close] close
    [ranged] ranged
   *[explosive] explosive
} attacks
rule-ally-reroll = once a round 1 attack die again for an ally within { $range }
rule-ally-draw = once a round 1 card at the start of the turn for an ally within { $range }
rule-short-sight = cannot be attacked from more than { $count } away
rule-wound-once = loses at most 1 power token a round
rule-area-attack = this attack hits every active hero on the target location
rule-double-spawn = who spawns on a searched token brings one more minion along
rule-burst = when killed, a minion of the pool takes its place
rule-far-hunter = moves toward the farthest hero
rule-drag = the nearest hero within 2 is dragged one step nearer
rule-guarded-ground = heroes beside a specialist cannot enter difficult ground

near-here = on your location
near-within = within { $range }
trigger-turn-start = { $who ->
    [self] your turn
    [ally] the turn of an ally { $near }
   *[hero] the turn of a hero { $near }
} begins{ $conditions }
trigger-activates = a creature { $near } is activated{ $conditions }
trigger-moves = a creature { $near } begins to move{ $conditions }
trigger-enters = a creature enters your location{ $conditions }
trigger-targeted = { $who ->
    [self] you are
    [ally] an ally is
   *[hero] a hero is
} attacked{ $measured ->
    [attacker] {" "}by a creature { $near }
   *[subject] {" "}{ $near }
}{ $conditions }
trigger-hit = { $who ->
    [self] you are hit
    [ally] an ally { $near } is hit
   *[hero] a hero { $near } is hit
}{ $conditions }
trigger-knock-out = a hero { $near } would be knocked out{ $conditions }
trigger-attack-roll = { $who ->
    [self] you have rolled
    [ally] an ally { $near } has rolled
   *[hero] a hero { $near } has rolled
} for an attack{ $conditions }
trigger-survives = a creature { $near } survives a rolled attack{ $conditions }
trigger-killed = a creature { $near } is killed{ $conditions }
trigger-after-attack = your attack is over{ $conditions }

creature-figures = { $family }, { $creature ->
    [minion] minion
    [elite] elite
   *[boss] boss
}: life { $life }, resistance close { $close }, ranged { $ranged }, explosive { $explosive }; speed { $speed }; attacks { $type ->
    [close] close
    [ranged] ranged
   *[explosive] explosive
}, range { $range }, { $count ->
    [1] 1 die
   *[other] { $count } dice
}.
creature-special = Special symbol: { $does }.
creature-traits = Always: { $does }.

task-at-once = its token counts at once
task-action = take an action at { $place ->
    [found] the place where it was found
   *[other] { $place }
}, no creature there{ $count ->
    [0] { "" }
    [1] , and discard 1 card
   *[other] , and discard { $count } cards
}
task-carry = carry it to { $place }
task-guard = drive off the marked { $creature ->
    [minion] minion
   *[elite] elite
} that comes with it
task-hold = end a hero phase with a hero and no creature at { $place ->
    [found] the place where it was found
   *[other] { $place }
}
task-escort = end a hero phase with { $who }, a hero and no creature at { $place }
task-attack = destroy it at { $place ->
    [found] the place where it was found
   *[other] { $place }
} by an attack: life { $life }, resistance close { $close }, ranged { $ranged }, explosive { $explosive }
discovery-for = For { $objective }: { $task }.
discovery-now = At once: { $does }. { $then }
way-discovery = each discovery: { $discoveries }
way-kill = killing { $creature ->
    [minion] a minion
    [elite] an elite
    [boss] the boss
   *[any] a creature
}{ $type ->
    [close] {" "}by a close attack
    [ranged] {" "}by a ranged attack
    [explosive] {" "}by an explosive attack
   *[any] { "" }
}{ $count ->
    [-1] { "" }
    [0] {" "}with exactly the damage needed
   *[other] {" "}with at most { $count } more damage than needed
}
way-token = each { $token } resolved
way-hold = a hero phase that ends with a hero and no creature at { $place }{ $count ->
    [0] { "" }
    [1] , once it has 1 token
   *[other] , once it has { $count } tokens
}
way-boss = defeating the boss
way-or = { $first }; { $then }
objective-text = Intel tokens needed: { $need }. You get 1 for { $ways }{ $limit ->
    [0] .
   *[other] . At most { $limit } a round{ $found ->
        [0] .
       *[other] , not counting discoveries.
    }
}{ $then }
objective-then = {" "}Then: { $does }.

# What can be looked up
glossary-card = { $text }.
glossary-of-role = { $role }. { $text }.
glossary-role = { $plays }
glossary-hero = { $role }. { $plays } Ability: { $ability }.
specialist-patty = { $field }: heroes here or on an adjacent location search as a free action.
specialist-henry = { $field }: heroes here or on an adjacent location may roll one die of each attack again.
said = { $text }
sentences = { $first } { $then }
nothing = { "" }
