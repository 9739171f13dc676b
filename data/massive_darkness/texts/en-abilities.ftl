# What abilities of cards and Skills say, in parts: when it works, what it costs, what it does.

ability = { $when }: { $effect }
ability-and = { $first }, { $then }
ability-then = { $first }; { $then }
ability-or = { $first }, or { $then }
ability-with = { $effect } ({ $granted })
ability-repeat = { $ability } (Repeat { $count })
ability-once-per-activation = { $ability } (once per Activation)
ability-once-per-round = { $ability } (once per Round)
ability-aura-zone = { $ability } (Allies in the Zone, too)

# Moments
ability-when-always = Always
ability-when-attack = Attack
ability-when-melee = Melee
ability-when-ranged = Ranged
ability-when-magic = Magic
ability-when-defense = Defense
ability-when-melee-defense = Melee Defense
ability-when-ranged-defense = Ranged Defense
ability-when-magic-defense = Magic Defense
ability-when-damaged = After suffering Damage from an attack
ability-when-killed-guardian = After killing a Guardian with this card
ability-when-ally-attacked = An Ally is attacked
ability-when-activation-start = Start of the Activation
ability-when-own-activation = Own Activation
ability-when-drawn = When drawn
ability-when-drawn-from-token = When drawn for a Treasure token
ability-when-event = Event

# Conditions
ability-if-shadow-mode = Shadow Mode
ability-if-two-weapons = with two weapons
ability-if-two-handed = with a weapon for two hands
ability-if-mace-or-hammer = with a mace or hammer
ability-if-sword = with a sword
ability-if-shield-bearer = with a shield
ability-if-no-armor = without armor
ability-if-wounded = Wounded { $count }
ability-if-bloodthirst = Bloodthirst { $count }
ability-if-blood-tribute = Blood Tribute { $count }
ability-if-target-single = against an Agent or Roaming Monster
ability-if-after-reroll = after a reroll
ability-if-distance-1-plus = at Range 1 or more

# Costs
ability-cost-bam = { $count } Bam
ability-cost-diamond = { $count } Diamond
ability-cost-action = { $count ->
    [1] 1 Action
   *[other] { $count } Actions
  }
ability-cost-xp = pay { $count } XP
ability-cost-discard-self = discard this card

# Numbers of the combat
ability-hits = { $count ->
    [1] +1 Hit
   *[other] +{ $count } Hits
  }
ability-shields = { $count ->
    [1] +1 Shield
   *[other] +{ $count } Shields
  }
ability-damage = +{ $count } Damage
ability-bam = +{ $count } Bam
ability-diamond = +{ $count } Diamond
ability-attacker-hits = { $count ->
    [1] Attacker −1 Hit
   *[other] Attacker −{ $count } Hits
  }
ability-defender-shields = { $count ->
    [1] Defender −1 Shield
   *[other] Defender −{ $count } Shields
  }
ability-attacker-damage = the Attacker suffers { $count } Damage
ability-double-hits = double the Hits rolled
ability-halve-damage-up = the Damage suffered is halved, rounded up
ability-hit-boss = Damage may go to the Boss directly
ability-splash-others-in-target-zone = other Heroes in the target’s Zone suffer the same Damage
ability-attack-again-same-target = attack the same target once more
ability-per-set-king = { $effect } for each Equipped card of the King
ability-per-set-knight = { $effect } for each Equipped card of the Knight
ability-per-damage-suffered = { $effect } for each Damage suffered
ability-per-shadow-zone-between = { $effect } for each Shadow Zone from Attacker to target

# Dice
ability-dice-red = { $count ->
    [1] 1 red die
   *[other] { $count } red dice
  }
ability-dice-yellow = { $count ->
    [1] 1 yellow die
   *[other] { $count } yellow dice
  }
ability-dice-green = { $count ->
    [1] 1 green die
   *[other] { $count } green dice
  }
ability-dice-blue = { $count ->
    [1] 1 blue die
   *[other] { $count } blue dice
  }
ability-dice-attack = { $count ->
    [1] 1 Attack die
   *[other] { $count } Attack dice
  }
ability-dice-defense = { $count ->
    [1] 1 Defense die
   *[other] { $count } Defense dice
  }
ability-add-dice = +{ $dice }
ability-attacker-dice = { $count ->
    [1] Attacker −1 die
   *[other] Attacker −{ $count } dice
  }
ability-attacker-dice-all = the Attacker rolls no dice
ability-defender-dice = { $count ->
    [1] Defender −1 die
   *[other] Defender −{ $count } dice
  }
ability-defender-dice-all = the Defender rolls no dice
ability-counterattack-dice = { $count ->
    [1] −1 die in the target’s Counterattack
   *[other] −{ $count } dice in the target’s Counterattack
  }
ability-roll-attack = Attack
ability-roll-defense = Defense
ability-roll-attack-or-defense = Attack or Defense
ability-reroll-all = reroll all { $roll } dice
ability-reroll-any = reroll any { $roll } dice
ability-reroll-blank = reroll blank { $roll } dice
ability-reroll-some = { $count ->
    [1] reroll 1 { $roll } die
   *[other] reroll { $count } { $roll } dice
  }
ability-blanks = { $count ->
    [1] 1 blank die
   *[other] { $count } blank dice
  }
ability-blanks-all = all blank dice
ability-flip = flip { $blanks }
ability-blank-add = { $symbols } on { $blanks }
ability-cancel-all = cancel all Bams and Diamonds of the { $roll }
ability-cancel-bam = cancel { $count } Bam of the { $roll }
ability-cancel-diamond = cancel { $count } Diamond of the { $roll }

# Participants
ability-stun-target = Stun the target
ability-stun-attacker = Stun the Attacker
ability-stun-drawer = be Stunned
ability-stun-one-enemy = Stun one Enemy
ability-amount = { $count }
ability-completely = completely
ability-heal-self = heal { $much }
ability-heal-one-minion = a Minion heals { $much }
ability-heal-self-or-ally-in-zone = a Hero in the Zone heals { $much }
ability-heal-one-hero-in-shadow = a Hero in Shadow heals { $much }
ability-heal-each-hero-in-shadow = each Hero in Shadow heals { $much }
ability-heal-each-hero-in-light = each Hero in Light heals { $much }
ability-heal-multiplier = { $count ->
    [1] Healing counts once
    [2] Healing counts twice, for Allies in line of sight, too
   *[other] Healing counts { $count } times, for Allies in line of sight, too
  }
ability-place-target-own-zone = the target is put into the Attacker’s Zone
ability-become-target = go to an Ally at Range { $count } or less and become the target
ability-direct-damage = { $count } Damage
ability-rolled-damage = the Hits of { $dice } as Damage
ability-suffers-one-enemy = one Enemy in line of sight suffers { $damage }
ability-suffers-one-enemy-in-shadow = one Enemy in Shadow suffers { $damage }
ability-suffers-attacker = the Attacker suffers { $damage }
ability-suffers-drawer = suffer { $damage }
ability-range = { $farthest ->
    [0] { $effect }, Range 0
   *[other] { $effect }, Range { $nearest } to { $farthest }
  }

# Activation
ability-actions-any = { $count ->
    [1] +1 Action
   *[other] +{ $count } Actions
  }
ability-actions-movement = { $count ->
    [1] +1 Movement Action
   *[other] +{ $count } Movement Actions
  }
ability-actions-melee = { $count ->
    [1] +1 Melee Action
   *[other] +{ $count } Melee Actions
  }
ability-actions-ranged = { $count ->
    [1] +1 Ranged Action
   *[other] +{ $count } Ranged Actions
  }
ability-actions-magic = { $count ->
    [1] +1 Magic Action
   *[other] +{ $count } Magic Actions
  }
ability-movement-points = { $count ->
    [1] +1 Movement Point in each Movement Action
   *[other] +{ $count } Movement Points in each Movement Action
  }
ability-max-life = +{ $count } maximum Life
ability-elusive = Elusive
ability-taunt = Taunt
ability-regeneration = Regeneration { $count }
ability-retaliate = Retaliate { $count }
ability-teleport = Teleport { $count }
ability-command = Command
ability-spellblade = Spellblade
ability-charge = Charge
ability-sure-shot = Sure Shot
ability-means-elusive = can leave Zones with Enemies
ability-means-taunt = counts as the Hero with the most XP
ability-means-regeneration = heals { $count } Damage when its Activation starts
ability-means-retaliate = with more Shields than Hits the attacker suffers { $count } Damage
ability-means-teleport = { $count ->
    [1] moves up to 1 Zone
   *[other] moves up to { $count } Zones
  }
ability-means-command = another Hero takes 1 free Action
ability-means-spellblade = Magic attacks with Melee weapons
ability-means-charge = moves 1 or 2 Zones to Enemies and attacks
ability-means-sure-shot = moves 1 Zone and shoots
ability-untargetable-melee = No target for Melee attacks
ability-untargetable-ranged = No target for Ranged attacks
ability-untargetable-magic = No target for Magic attacks
ability-extra-activation = { $count ->
    [1] 1 more Activation
   *[other] { $count } more Activations
  }

# Cards, XP, board
ability-xp-self = +{ $count } XP
ability-xp-least-xp-heroes = +{ $count } XP for each Hero with the least XP
ability-draw-treasure-level-plus-1 = { $count ->
    [1] draw a Treasure of the next Level
   *[other] draw { $count } Treasures of the next Level
  }
ability-draw-treasure-current-level = { $count ->
    [1] draw a Treasure of the Current Level
   *[other] draw { $count } Treasures of the Current Level
  }
ability-transmute-as = { $count ->
    [1] Counts as 1 card when Transmuted
   *[other] Counts as { $count } cards when Transmuted
  }
ability-treasure-token = { $count ->
    [1] a Treasure token { $place }
   *[other] { $count } Treasure tokens { $place }
  }
ability-at-active-hero-zone = in the active Hero’s Zone
ability-at-current-level-token = at the token of the Current Level
ability-at-level-token-plus-1 = at the token of the next Level
ability-at-level-token-minus-1 = at the token of the Level before
ability-spawn-guard = a Guard comes { $place }
ability-spawn-roaming = a Roaming Monster comes { $place }
ability-fallback = { $effect }, else { $place }
ability-activate-roaming = every Roaming Monster is activated
ability-else = { $effect }; if there is none: { $otherwise }
