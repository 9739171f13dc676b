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
picture-counter-bells = bells
picture-counter-built = rooms built
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
picture-act-draw = draw
picture-act-activate = activate
picture-act-move = move
picture-act-melee = melee
picture-act-ranged = ranged attack
picture-act-defend = defend
picture-act-trap = put a trap
picture-act-portal = open a portal
picture-act-heal-all = heal all wounds
picture-act-reinforce-room = one monster more
picture-act-move-through-walls = move, also through a wall
picture-act-place = put: { $token }
picture-act-spend = spend: { $token }
picture-act-spend-any = spend any resource
picture-act-gain = take: { $category }
picture-act-summon = { $count ->
    [1] 1 monster here
   *[other] { $count } monsters here
  }
picture-act-ambush = ambush: { $types }
picture-act-ambush-any = ambush: any room
picture-act-swarm = each of one room: { $action }
picture-act-reinforce = top 3 cards: take those that show it
picture-act-combo = { $left }, then { $right }
