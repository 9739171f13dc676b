# What a Hero does in its Activation, and why it cannot.

hero-round = Round { $round }. First Player: { $first }.

ask-hero-action = What do you do?
ask-hero-free-action = You have a free Action: what do you do?
ask-hero-next-room = In which Room does the Door card go on?
ask-hero-pay = Which Action do you spend?
hero-pay-extra = The extra one of { $source }
hero-pay-general = One of your others

group-move = Move
group-door = Door
group-stop = Stop moving
group-stand = Stand up
group-pick = Pick up
group-attack = Attack
group-skill = Skill
group-gear = Gear
group-mission = Mission
empty-move = There is nowhere to move to.
empty-door = No Door on the board is closed.
empty-pick = Nothing lies here.
empty-attack = No Enemy is on the board.
empty-skill = Nothing that you have can be used now. Many Skills work in a combat, in Shadow, or at a higher Level.

hero-move = Move to { $where }
hero-move-far = Move to { $where }, { $count ->
    [one] 1 Zone
   *[other] { $count } Zones
  }{ $actions ->
    [0] { "" }
    [1] , 1 Action
   *[other] , { $actions } Actions
  }
hero-move-by = By { $zones }
hero-open = Open the Door { $door }
hero-pick = Pick up
hero-stop = End this Movement Action
hero-stand = Stand up
hero-trade = Reorganize or trade
hero-transmute = Transmute 3 cards
hero-end = End turn
hero-room = { $zone }
hero-attack-melee = Melee attack on { $enemy } in { $zone }
hero-attack-ranged = Ranged attack on { $enemy } in { $zone }
hero-attack-magic = Magic attack on { $enemy } in { $zone }
hero-begins-movement = Begins a Movement Action
hero-lost-points = { $points ->
    [1] 1 Movement Point is lost
   *[other] { $points } Movement Points are lost
  }
hero-costs-action = Costs 1 Action
hero-costs-nothing = Free Action
hero-unspent-actions = { $actions ->
    [1] 1 Action
   *[other] { $actions } Actions
  }
hero-unspent-points = { $points ->
    [1] 1 Movement Point
   *[other] { $points } Movement Points
  }
hero-unspent = { $left }

hero-moves = { $hero } moves to { $zone }.
hero-opens = { $hero } opens the Door { $door }.
hero-door-opens = Door { $door } opens.
hero-door-card = { $hero } draws the Door card { $card }.
hero-treasure-found = { $special ->
    [0] Treasure tokens in { $zone }: { $normal }.
   *[other] Treasure tokens in { $zone }: { $normal } normal, { $special } special.
  }
hero-picks-up = { $hero } picks up what lies in { $zone }.
hero-stands = { $hero } stands up.
hero-again = { $hero } is activated once more.

why-hero-stunned = You are Stunned: stand up first, which costs 1 Action.
why-hero-no-action = You have no Action left for this.
why-hero-no-points = No Action or Movement Point is left.
why-hero-no-way = No open way leads to { $zone }.
why-hero-far = { $zone } is too far away (distance { $steps }). Move one Zone at a time, first to { $near }.
why-hero-held = You cannot leave { $zone } past { $enemies }.
why-hero-door-far = Door { $door } can be opened from { $sides } only.
why-hero-door-special = Door { $door } opens only as the Mission says.
why-hero-no-tokens = Nothing in { $zone } can be picked up.
why-hero-guarded = Nothing can be picked up in { $zone } beside { $enemies }.
why-hero-nobody-trades = Nobody in this Zone has a card.
why-hero-few-cards = Transmute takes 3 cards; you have { $have }.
why-hero-no-weapon-melee = You have no Melee weapon Equipped.
why-hero-no-weapon-ranged = You have no Ranged weapon Equipped.
why-hero-no-weapon-magic = You have no Magic weapon Equipped.
why-hero-not-attackable = { $enemy } cannot be attacked now.
why-hero-not-seen = You do not see { $enemy } in { $zone }.
why-hero-range-melee = Melee reaches your own Zone only; this is { $away } away.
why-hero-range-ranged = A Ranged attack needs a Range of 1 or more; this is { $away } away.
why-hero-range-magic = A Magic attack reaches a Range of 1 to 2; this is { $away } away.

pile-equipped = Equipped
pile-pack = Inventory
pile-skills = Skills
