# Words in the pictures of Keep the Heroes Out!

# Labels are short and without a full stop
picture-past = Past
picture-moment = { $scenario }, round { $round }
picture-phase-setup = Set-up
picture-phase-play = { $player } plays cards
picture-phase-renew = { $player } renews the loot
picture-phase-clean = { $player } cleans up
picture-phase-invasion = The heroes come in
picture-phase-aftermath = After the scenario
picture-phase-over = The scenario is over
picture-invasion = Invasion
picture-guild-left = { $count ->
    [1] 1 guild card left
   *[other] { $count } guild cards left
  }
picture-wave = wave { $wave }: { $cards } a turn
picture-loot = Loot
picture-legend-active = hero, active
picture-legend-exhausted = hero, exhausted
picture-legend-treasure = treasure, value

# Cards
picture-or = or
picture-hand-of = { $player }: { $clan }
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
picture-loot-row = The loot row
picture-guild-drawn = Guild cards drawn in wave { $wave }
picture-supply = tokens left
picture-difficulty = { $level }: { $first } guild cards an invasion in wave 1, { $second } in wave 2; now wave { $wave }
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
picture-any-clan = Each clan can be had once. A lair with its number of monsters, hearts for the life of each, and the rooms in which it begins.
picture-build = { $room }: where, and how turned?
