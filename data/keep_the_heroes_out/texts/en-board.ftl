# The board in words, the figures above a choice, and why something cannot be chosen.
status = { $clan }{ $hand ->
    [0] no cards
    [1] 1 card
   *[other] { $hand } cards
} in hand · in the dungeon { $monsters ->
    [1] 1 monster
   *[other] { $monsters } monsters
}, { $lair } in the lair
status-clan = { $clan } ·{ " " }
board-set-up = { $scenario }, { $difficulty }: set-up.
board-moment = { $scenario }, { $difficulty }. Round { $round }, turn of { $clan }. Wave { $wave } of 2, { $deck ->
    [0] the guild deck is empty
    [1] 1 guild card left in it
   *[other] { $deck } guild cards left in it
}.
board-doing = { $clan }: left of the card: { $left }.
board-guild-card = Guild card: { $card }. { $left ->
    [0] It is the last of this invasion.
    [1] 1 more follows in this invasion.
   *[other] { $left } more follow in this invasion.
}
board-attacked = { $hero } attacks { $clan } at { $room }: { $damage } damage.
board-counter = { $counter }: { $count }.
board-clan = **{ $clan }** [{ $letter }]: { $monsters } in the dungeon, { $lair } in the lair, { $hand ->
    [1] 1 card
   *[other] { $hand } cards
} in hand.
board-piles = Piles of { $clan }: { $deck } in the deck, { $discard } discarded.
board-hand = In hand ({ $clan }): { $cards }.
board-played = Played ({ $clan }): { $cards }.
board-loot-card = { $card } ({ $kind })
board-row = Loot row: { $cards }.
board-blueprints = Blueprints: { $rooms }.
board-resolved = Guild cards resolved in this wave: { $cards }.
board-hero-left = { $hero } { $count }
board-heroes-left = Heroes left in the supply: { $heroes }. With none of a class left, its next card reactivates those in the dungeon.
board-key = Each room above: its type, monsters, heroes, tokens, treasure and portal, how many passages it is from the Vault, and the rooms that its passages lead to.
board-room = **{ $room }** ({ $type }): { $what }.{ $steps } To { $ways }.
board-steps = { " " }{ $count ->
    [1] 1 passage
   *[other] { $count } passages
} from the Vault.
board-and = { $first } · { $then }
board-empty = empty
board-no-way = no room
board-monsters = { $count ->
    [1] { $clan }
   *[other] { $clan } ×{ $count }
}{ $wounds ->
    [0] { "" }
    [1] , 1 wound
   *[other] , { $wounds } wounds
}
board-heroes-active = { $count ->
    [1] { $hero }
   *[other] { $hero } ×{ $count }
} active{ $left ->
    [1] { "" }
   *[other] , vitality { $left }
}
board-heroes-exhausted = { $count ->
    [1] { $hero }
   *[other] { $hero } ×{ $count }
} exhausted{ $left ->
    [1] { "" }
   *[other] , vitality { $left }
}
board-treasure = treasure of { $value }
board-portal-completed = completed portal
board-portal-incomplete = incomplete portal
pile-hand = Hand
pile-played = Played
pile-discard = Discard pile
pile-hand-second = Hand of the second clan
pile-played-second = Played by the second clan
pile-discard-second = Discard of the second clan
pile-row = Loot row
pile-guild = Resolved guild cards
way-move-far = Move { $count ->
    [1] 1 room
   *[other] { $count } rooms
} to { $to }, from { $room }
way-move-by = by { $rooms }
way-move-to = Move to { $to }
way-ambush-all = Ambush at { $room }: all { $count }
way-activate = Activate { $room }
why-gamble-done = You have gambled in this turn already, or the table allows it only while playing cards.
why-gamble-no-cells = A gamble needs the Cells, and they are not in this dungeon.
why-gamble-scenario = This scenario has no gamble.
why-renew-no-card = Renewing loot costs a hand card, and you have none that counts.
why-only-defends = { $card } only defends: keep it for an attack of heroes.
why-no-action = This card has no { $action } left.
why-no-way = No monster of yours stands next to { $room }. Its passages lead to { $ways }.
why-no-monster-at-all = You have no monster in the dungeon. Ambush brings some from the lair.
why-no-monster = That needs one of your monsters at { $room }.
why-not-next-door = Ranged reaches { $room } only from the rooms beside it: { $ways }.
why-no-token = None is left in the supply: { $token }.
why-no-resource = { $room } needs this lying there: { $token }.
why-no-loot = { $room } has nothing to give: no card of { $category } is in the row.
why-cells = The Cells have no room action. A gamble needs no monster there.
why-laboratory = The Laboratory needs the Cells, a guild card, and a tactic card in the row.
why-builder = The Builder needs a Coin lying there, a blueprint with a legal place, and a treasure of that value in the supply.
order-defend = Defend when heroes attack
order-defend-ask = Ask me
order-defend-never = Never
order-defend-always = Always
order-defend-dies = If a monster would die
order-defend-last = To save the last monster in a room
order-defend-treasure = Where a treasure lies
order-defend-near = In the Vault and next to it
order-defend-room = Only at { $value }
order-defend-with = Defend with { $subject }
order-defend-with-ask = Ask me
order-defend-with-never = Never
order-defend-with-always = Always
order-defend-with-dies = If a monster would die
order-defend-with-last = To save the last monster in a room
order-defend-with-treasure = Where a treasure lies
order-defend-with-near = In the Vault and next to it
order-defend-with-room = Only at { $value }
order-heroes = Order of the heroes
order-heroes-ask = Ask the table
order-heroes-alike = The usual one where they are alike
order-heroes-usual = Always the usual one
