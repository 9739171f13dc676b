# Words in the pictures of Keep the Heroes Out!

# Pictures: labels are short and without a full stop
picture-past = Past
picture-moment = { $scenario }, round { $round }
picture-phase-setup = Set-up
picture-phase-play = { $player } plays cards
picture-phase-renew = { $player } renews the loot
picture-phase-clean = { $player } cleans up
picture-phase-invasion = The heroes come in
picture-guild-card = Guild: { $card }
picture-phase-aftermath = After the scenario
picture-phase-over = The scenario is over
picture-invasion = Invasion
picture-guild-left = { $count ->
    [1] 1 guild card left
   *[other] { $count } guild cards left
  }
picture-guild-resolved = cards resolved, by class
picture-wave = wave { $wave }: { $cards } a turn
picture-row = Loot
picture-legend-active = hero, active
picture-legend-exhausted = hero, exhausted
picture-legend-treasure = treasure, value
picture-legend-order = in the order of the numbers
picture-legend-summoned = arrives
picture-legend-attacked = attacks
picture-legend-shot = shoots
picture-legend-plundered = plunders
picture-legend-trapped = trap
picture-legend-defeated = defeated
picture-build = { $room }: where, and how turned?

# A room
picture-steps = { $steps ->
    [1] 1 passage to the Vault
   *[other] { $steps } passages to the Vault
  }
picture-passages = Passages to { $rooms }
picture-active = { $count ->
    [1] { $hero }, active
   *[other] { $hero } ×{ $count }, active
  }
picture-exhausted = { $count ->
    [1] { $hero }, exhausted
   *[other] { $hero } ×{ $count }, exhausted
  }
picture-treasure = Treasure of value { $value }
picture-portal-completed = Completed portal
picture-portal-incomplete = Incomplete portal

# Cards
picture-or = or
picture-hand = Cards
picture-hand-of = { $player }: { $clan }
picture-hand-of-seat = Cards: { $seat }
picture-clan = Clan
picture-clan-of-seat = Clan: { $seat }
picture-empty-hand = No cards in hand
picture-pile-deck = deck
picture-pile-discard = discard
picture-pile-lair = lair
picture-played = Played: { $cards }
picture-none-played = Nothing played this turn
picture-combo = { $left }, then { $right }
picture-explain-swarm = Swarm: each of your monsters in one room may do it once
picture-explain-ambush = Ambush: monsters of your lair come out in rooms of these types
picture-explain-reinforce = Reinforce: of your top 3 cards those that show it come to hand
picture-explain-becomes = Only if the left side succeeds, the right one is free
picture-explain-shield = Defend: play it when a hero attacks in a room with your monster
picture-explain-activate = Activate: the clan’s ability, a room, a portal

# Loot, guild, scenario, end
picture-loot = Loot row
picture-loot-row = The loot row
picture-guild = Guild cards drawn
picture-guild-drawn = Guild cards drawn in wave { $wave }
picture-supply = tokens left
picture-scenario = Scenario
picture-chronicle = Chronicle
picture-chronicle-score = Chronicle: { $score } points
picture-chronicle-now = Now: { $scenario }
picture-chronicle-next = Next: { $scenario }
picture-chronicle-gift = Next: { $scenario }. Won for it: { $reward }
picture-chronicle-over = The chronicle is over.
picture-chronicle-member = { $clan }{ $count ->
    [0] , the deck of the clan
   *[other] , kept: { $cards }
}
picture-alt-chronicle-won = Won: { $scenarios }.
picture-alt-chronicle-passed = Passed over: { $scenarios }.
picture-reward-first-loot = First loot
picture-reward-foreign-card = Foreign card
picture-reward-head-start = Head start
picture-reward-kept-loot = Kept loot
picture-difficulty = { $level }: guild cards an invasion: { $first } in wave 1, { $second } in wave 2; now wave { $wave }
picture-treasures = Treasures: { $values }. Plundered: { $plundered }
picture-treasure-of = { $count } of value { $value }
picture-blueprints = Blueprints: { $rooms }
picture-not-over = The scenario is not over yet.
picture-won = { $scenario }: won
picture-lost = { $scenario }: lost
picture-after-rounds = after { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
  }
picture-none-plundered = No treasure was plundered.
picture-monsters = monsters
picture-loot-taken = loot
picture-cards = cards

# The lobby
picture-which-clan = { $player }: which clan?

# Pictures in words
picture-alt-more = Full words: /board words.
around-heroes = { $count ->
    [0] No hero is inside.
   *[other] Heroes: { $rooms }{ $more ->
        [0] { "" }
       *[other] { " " }({ $more } farther)
    }.
}
around-own = { $count ->
    [0] None of your monsters is inside.
   *[other] Yours: { $rooms }{ $more ->
        [0] { "" }
       *[other] { " " }({ $more } elsewhere)
    }.
}
picture-alt-choices = Choices: { $places }.
picture-alt-changed = Changed: { $places }.
picture-alt-action = Activate: { $action }.
picture-alt-build = { $count ->
    [1] 1 way to build { $room }.
   *[other] { $count } ways to build { $room }.
  }
picture-alt-nearest = Nearest to the Vault, { $steps ->
    [1] 1 passage
   *[other] { $steps } passages
  }: { $numbers }.
picture-alt-card = { $number } { $card }: { $shows }.
picture-alt-copies = { $count } { $card }: { $shows }.
picture-alt-piles = Deck { $deck }, discard { $discard }.
picture-alt-clan = { $clan }: { $text }
picture-alt-loot = Loot row; cards left in the loot deck: { $left }.
picture-alt-drawn = { $hero }: cards drawn { $count }, tokens left { $tokens }.
picture-alt-drawn-own = Cards of the scenario drawn: { $count }.
picture-alt-own = { $card }: { $text }
picture-alt-outcome = { $outcome } in round { $rounds }. { $reason }
picture-alt-plundered = Plundered treasures: { $values }.
picture-alt-taken = { $clan } is taken by { $player }.
