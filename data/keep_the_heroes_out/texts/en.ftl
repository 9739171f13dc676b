# Sentences of Keep the Heroes Out!: questions, choices, groups of choices, and what happens, line by line for the log.
# What cards do stands in the file of cards, what posts make of the account in that of the account.

## Parts of sentences
seat-clan = { $clans }
seat-clans = { $clans }
counted = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
nothing = { "" }
unspent = { $what }

## Groups of choices
group-play = Play a card
group-play-2 = More cards
group-move = Move
group-move-2 = Move B
group-move-3 = Move C
group-move-4 = Move D
group-melee = Melee
group-ranged = Ranged
group-activate = Activate
group-activate-2 = Activate B
group-activate-3 = Activate C
group-put = Place
group-spend = Spend
group-ambush = Ambush
group-swarm = Swarm
group-combo = Combo
group-combo-2 = Combo B
group-reinforce = Reinforce
group-portal = Portals
group-heal = Heal
group-breed = Breed
group-draw = Draw
group-summon_here = New monsters
group-gamble = Gamble
group-renew = Renew loot
group-discard = Discard
group-build = Build
group-build-2 = Build B
group-build-3 = Build C
group-build-4 = Build D
group-defend = Defend
group-rest = The rest
group-end = End
empty-rest = Autopilot would play nothing more.
empty-play = Your hand is empty. The cards you have played count; draw with your clean-up.
empty-gamble = There is no gamble now: once a turn, and only while the Cells are in the dungeon.
empty-renew = Renewing loot costs a hand card.
empty-move = None of your monsters can move by what is left of this card.
empty-melee = There is no hero in a room with one of your monsters, or no Melee left.
empty-ranged = There is no hero in a room next to one of your monsters, or no Ranged left.
empty-activate = Nothing can be activated now, or no Activate is left.

## Questions
ask-setup-laboratory = Which clan’s cards go into the loot?
ask-setup-first = Who goes first?
ask-setup-room = Where does your odd monster begin?
ask-turn-card = Play a card, or end your turn.
ask-turn-action = Use in any order: { $left }.
ask-turn-action-some = Use { $left }. Not now: { $idle }.
ask-renew-card = Discard a card to renew loot?
ask-renew-row = Which cards of the row go away?
ask-clean-gamble = Gamble, or end your turn?
ask-build-blueprint = Which room is built?
ask-build-place = Where, and turned how?
ask-lab-card = Which tactic card do you take?
ask-curse-card = Curse: which of your cards do you discard?
ask-defend-attack = { $hero } attacks { $clan } at { $room }. Defend?
ask-defend-action = Use the combo of your Defend card: { $left }.
ask-table-hero = Which hero is next?
ask-table-charge = Which way do the heroes go?
ask-table-charge-of = Which way { $count ->
    [1] does
   *[other] do
} { $heroes } go from { $room }?
ask-table-enters = Which hero enters first?
ask-table-first-room = Where is the first hero summoned?
ask-table-spared-room = Which Special room gets no hero?
ask-table-monster = Which monster is hit?
ask-table-shot = Which monster does the Archer shoot?
ask-table-smashed = Which resource does the Warrior discard?
ask-table-spoiled = The plundered treasure spoils a resource: which one goes?
ask-table-spared = Which hero stays active and does not plunder?
ask-scenario-room = In which room?
ask-scenario-place = The supply is short: where does the next token go?
ask-scenario-resource = Which resource is discarded?
ask-scenario-treasure = Which treasure goes away?
ask-scenario-portal = Which portal is turned?
ask-scenario-hurt = Which monster takes the damage?
ask-scenario-strike = Which hero takes the damage?
ask-scenario-walk = Where does the hero go?
ask-scenario-walk-first = Which hero walks first?
ask-scenario-call = Call monsters from your lair?
ask-scenario-turn-neighbour = Which room turns?

## Choices
end-turn = End turn
play-card = Play { $card }
play-side = { $card }: { $shows }
play-wastes = No use now: { $idle }
end-unplayed = { $count ->
    [1] 1 card
   *[other] { $count } cards
} can still be played
done-play-card = { $card }
done-play-side = { $card }
action-done = Leave the rest of the card
gamble = Gamble for 3 cards
gamble-detail = A Mage reactivates everybody in the Cells
gamble-danger = Danger, no token left: { $heroes }. Drawn now, all of that class are reactivated
rest = Play the rest for me
rest-detail = Autopilot plays on, also past new cards; gambling, renewing and ending the turn stay yours
renew = Renew loot
renew-detail = Discard a hand card for 1 to 5 new cards in the row; then no more cards are played
renew-with = Discard { $card }
renew-away = { $card } goes away
take-card = Take { $card }
discard-card = Discard { $card }
choose-room = { $room }
choose-hero = { $room }: { $hero }{ $wounds ->
    [0] { "" }
   *[other] {" "}−{ $wounds }
}
choose-monster = { $room }: { $clan }{ $wounds ->
    [0] { "" }
   *[other] {" "}−{ $wounds }
}
choose-resource = { $room }: { $token }
step-arrive = { $room }: { $hero } arrives
step-attack = { $room }: hit by { $hero }{ $wounds ->
    [0] { "" }
   *[other] {" "}−{ $wounds }
}
step-charge = { $room }: { $count ->
    [1] the hero charges
   *[other] { $count } charge
}
step-plunder = { $room }: plunder
step-wait = { $room }: { $count ->
    [1] the hero waits
   *[other] { $count } wait
}
usual-order = The usual order, all this turn
usual-order-detail = Attackers first, then who waits or arrives, plunder, charges; those near the Vault before others
setup-lab = { $clan }
setup-begins = { $clan } first
setup-room = { $room }
way-draw = Draw a card
way-reinforce = Reinforce: keep cards that show { $action }
way-move = Move to { $to }, from { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 wound
   *[other] , { $wounds } wounds
}
way-move-with = Move to { $to } with { $token }, from { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 wound
   *[other] , { $wounds } wounds
}
way-melee = Attack { $hero } at { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 wound
   *[other] , { $wounds } wounds
}
way-ranged = Shoot { $hero } at { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 wound
   *[other] , { $wounds } wounds
}
way-put = Place { $token } at { $room }
way-spend = Spend { $token } of { $room }
way-portal = Portal at { $room }
way-heal = Remove { $wounds ->
    [1] 1 wound
   *[other] { $wounds } wounds
} at { $room }
way-breed = 1 more monster at { $room }
way-ambush = Ambush at { $room }{ $count ->
    [1] { "" }
   *[other] , { $count } left to place
}
way-swarm = Swarm ({ $action }) from { $room }
way-combo = { $way }, with combo
way-ability = { $way } (ability)
way-summon-here = { $count ->
    [1] 1 monster
   *[other] { $count } monsters
} to { $room }
way-complete = Complete the portal at { $room }
way-room-put = Activate { $room }: { $token }
way-room-loot = Take { $card } for { $token } at { $room }
way-scenario = { $activation } ({ $room })
way-build = Build for { $count ->
    [1] 1 Coin
   *[other] { $count } Coins
}: treasure of { $count }
way-experiment = Laboratory: a hero into the Cells, a tactic card for you
blueprint = { $room }
build-place = { $number }: beside { $beside }, { $turned }°, { $count } to the Vault
defend-with = Defend with { $card } ({ $clan })
defend-no = Do not defend
call-done = No more
skip-gamble = Do not gamble

## What happens, line by line
setup-first = First: { $clan }.
setup-lent = The loot holds the cards of: { $clan }.
setup-row = Loot row: { $cards }.
play-done = { $clan }: *{ $card }*.
play-goes-on = { $clan }: *{ $card }* goes on.
moved = { $clan }: move from { $room } to { $to }.
moved-with = { $clan }: move from { $room } to { $to } with { $token }.
attacked = { $clan }: attack on { $hero } at { $room }.
shot = { $clan }: shot at { $hero }, { $room }.
hero-defeated = { $hero } at { $room } **falls**.
hero-hurt = { $hero } at { $room } takes 1 damage, { $left } left.
tokens-placed = Into { $room }: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}.
tokens-lost = Out of { $room }: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}.
portal-opened = A completed portal stands at { $room }.
portal-completed = The portal at { $room } is completed.
portal-closed = The portal at { $room } is incomplete again.
put-monsters = { $clan }: { $count ->
    [1] 1 monster
   *[other] { $count } monsters
} from the lair to { $room }.
healed = { $clan }: { $wounds ->
    [1] 1 wound
   *[other] { $wounds } wounds
} removed at { $room }.
drew = { $clan }: { $count ->
    [1] 1 card
   *[other] { $count } cards
} drawn.
drew-cards = { $clan }: { $count ->
    [1] 1 card
   *[other] { $count } cards
} drawn: { $cards }.
draw-cards = You draw { $cards }.
drew-own = { $clan }: { $cards } drawn.
reinforced = { $clan }: shown { $cards }; to hand { $count ->
    [0] none
   *[other] { $kept }
}.
discarded = { $clan }: *{ $card }* discarded.
gained = { $clan }: *{ $card }* taken.
row-filled = New in the row: *{ $card }*.
renewed = { $clan }: *{ $card }* discarded to renew loot. Out of the row: { $cards }.
built = { $clan }: **{ $room } built**, { $count ->
    [1] 1 passage
   *[other] { $count } passages
} from the Vault.
treasure-laid = A treasure of { $value } lies at { $room }.
blueprint-revealed = New blueprint: { $room }.
gambles = { $clan }: **gamble**.
experiments = { $clan }: Laboratory.
cells-card = Guild card for the Cells: *{ $card }*.
guild-card = Guild card: **{ $card }**.
scenario-card = Scenario card: **{ $card }**.
hero-summoned = { $hero } arrives at { $room }.
hero-arrives-exhausted = { $hero } goes to { $room }, exhausted side up.
shortage = No { $hero } is left in the supply: those in the dungeon are reactivated.
reactivated = Reactivated at { $room }: { $heroes }.
archer-shoots = Archer at { $room } shoots { $clan } at { $to }.
warrior-discards = Warrior at { $room } discards { $token }.
rogue-disarms = Rogue at { $room } disarms a trap.
mage-frees = Mage at { $room } reactivates everybody there.
trap-springs = { $hero } at { $room } springs a trap.
heroes-charge = Charge from { $room } to { $to }: { $heroes }.
heroes-wait = { $heroes } at { $room }: waiting.
hero-walks = { $hero } walks from { $room } to { $to }, still exhausted.
hero-attacks = { $hero } at { $room } attacks { $clan }.
monster-falls = { $clan }: **1 monster lost** at { $room }.
monster-hurt = { $clan }: 1 damage at { $room }, { $left } left.
defended = { $clan }: defence at { $room } with *{ $card }*: { $damage ->
    [0] no damage
   *[other] { $damage } damage
}.
plundered = **Plunder** of the treasure of { $value } at { $room } by { $heroes }: { $effect }.
cleans-up = { $clan }: clean-up.
wave-2 = **Wave 2 begins:** all guild cards are shuffled again.
guild-cards-added = Into the guild deck: { $cards }.
guild-cards-more = This invasion: { $number ->
    [1] 1 guild card
   *[other] { $number } guild cards
} more.
counter-changed = { $counter }: { $number }.
room-turned = { $room } turns a quarter clockwise.
room-stuck = { $room } does not turn: a room would be cut off from the Vault.
treasure-placed = A treasure of { $value } comes to { $room }.
treasure-removed = The treasure of { $value } at { $room } goes away.
empty-discard = No card of your hand can be discarded for new loot.
ask-table-hero-of = { $card }: which hero is next?
turn-of = **{ $clan }**
