# Words in the pictures of Massive Darkness.

# Pictures: labels are short and without a full stop
picture-past = Past
picture-round = Round
picture-round-n = Round { $round }
picture-boss = Boss { $count }
picture-minions = Minions { $count }
picture-life-left = Life { $life }
picture-level = Level
picture-lifebringer = Lifebringer
picture-acts = { $player } to act
picture-phase-setup = Set-up
picture-phase-heroes = Hero Phase
picture-phase-enemies = Enemy Phase
picture-phase-experience = Experience Phase
picture-phase-event = Event Phase
picture-phase-end = End Phase
picture-phase-aftermath = After the Mission
picture-phase-over = The Mission is over
picture-moves-more = +{ $count } more moves
picture-in-light = in Light
picture-in-shadow = in Shadow
picture-stunned = Stunned
picture-dead = dead
picture-life = Life { $life } of { $most }
picture-legend-hidden = objective, face down
picture-legend-artifact = Artifact token
picture-legend-library = Library token
picture-legend-lair = Lair token
picture-legend-firework = Firework
picture-legend-key = Key
picture-legend-part = part of the Artifact
picture-legend-special-treasure = special Treasure
picture-legend-level = Level token, active if filled
picture-legend-crown = the Boss and how many Minions
picture-legend-barrier = way shut by a Pillar
picture-legend-stairs = Stairs
picture-legend-start = Start Zone
picture-legend-light = Light: a torch
picture-legend-shadow = Shadow: hatched
picture-pillar = Pillar
picture-empty-zone = Nobody and nothing is here

# The attack
picture-attacks = { $attacker } attacks { $defender }
picture-no-attack = Nobody has attacked yet
picture-attack = Attack
picture-defense = Defense
picture-rolled = rolled
picture-more = other effects
picture-left-over = left over
picture-halved = halved
picture-damage = { $damage } Damage
picture-damage-lost = { $damage } Damage lost
picture-unhurt = { $who }: no Damage
picture-minions-fall = { $count ->
    [1] 1 Minion falls
   *[other] { $count } Minions fall
  }
picture-boss-falls = the Boss falls
picture-boss-unhurt = the Boss still stands
picture-more-minions = Minions still stand
picture-falls = { $who } falls
picture-life-of = { $who }: Life { $life }
picture-gain-xp = { $who }: +{ $xp } XP
picture-gain-xp-all = all Heroes: +{ $xp } XP
picture-gain-micro-xp = { $who }: +{ $xp } Micro-XP
picture-gain-micro-xp-all = all Heroes: +{ $xp } Micro-XP
picture-combat = Last attack

# The Hero sheet
picture-hero-title = { $hero }: { $skills }
picture-hand-of-seat = Hero sheet: { $seat }
picture-micro-xp = Micro-XP { $count } of { $most }
picture-of = { $count } of { $most }
picture-actions = { $count ->
    [1] 1 Action
   *[other] { $count } Actions
  }
picture-skills = Skills
picture-level-and-cost = Level and XP of each step
picture-equipment = Equipment
picture-shadow-mode = Shadow Mode
picture-slot-hand = one hand
picture-slot-two-hands = two hands
picture-slot-body = body
picture-slot-ready = ready
picture-slot-pack = not equipped
picture-others = and { $count } more

# Enemies, Mission, end
picture-enemies = Enemies
picture-mission = Mission
picture-enemies-title = Enemies on the board: { $count }
picture-no-enemies = No Enemy is on the board.
picture-closed-doors = closed Doors
picture-not-over = The Mission is not over yet.
picture-won = { $mission }: won
picture-lost = { $mission }: lost
picture-after-rounds = after { $rounds ->
    [1] 1 Round
   *[other] { $rounds } Rounds
  }
picture-xp = experience
picture-cards = cards

# The lobby
picture-which-hero = { $player }: which Hero?
picture-recommended = Recommended Class
picture-focus-melee = Melee
picture-focus-ranged = Ranged
picture-focus-magic = Magic
picture-focus-defense = Defense

# Pictures in words
picture-alt-more = Full words: /board words.
picture-alt-choices = Choices: { $places }.
picture-alt-changed = Changed: { $places }.
picture-alt-card = { $enemy }: { $text }
picture-alt-hand = { $seat }, { $skills }: { $life } of { $most } Life, { $xp } XP.
picture-alt-stands = Stands at { $zone }.
picture-alt-skills = Skills: { $skills }.
picture-alt-no-skills = No Skill bought yet.
picture-alt-skill = { $skill } { $step }
picture-alt-equipped = Equipped: { $cards }.
picture-alt-pack = Pack: { $cards }.
picture-alt-outcome = { $outcome }. { $reason }
picture-alt-result = { $seat }: { $life } of { $most } Life, { $xp } XP.
picture-alt-choice = { $seat }: { $skills }. Recommended Class: { $recommended }.
picture-alt-attack = { $attacker } attacked { $defender }. Hits { $hits }, Shields { $shields }, Damage { $dealt }.
picture-alt-said = { $words }.
picture-alt-taken = { $hero } is taken by { $player }.

## What is around the asked Hero, in two lines of a panel without a picture

around-with = { $where }, with { $who }.
around-alone = { $where }, alone.
around-foe = { $enemy }{ $minions ->
    [0] { "" }
   *[other] { " " }+{ $minions }
  }
around-enemies = Near: { $enemies }.
around-enemy = { $enemy } { $zone } ({ $steps ->
    [1] 1 Zone
   *[other] { $steps } Zones
})
around-treasure = Treasure: { $zone } ({ $steps ->
    [0] here
    [1] 1 Zone
   *[other] { $steps } Zones
}).
