# The board of Massive Darkness in words, and the figures above a choice.

seat-hero = { $hero }

# Figures above a choice
status-active = Life { $life } of { $most }{ $condition }, { $xp } XP, { $zone }. { $actions ->
    [0] No Action left
    [1] 1 Action left
   *[other] { $actions } Actions left
  }
status-moving = Life { $life } of { $most }{ $condition }, { $xp } XP, { $zone }. { $points ->
    [0] No Movement Point left
    [1] 1 Movement Point left
   *[other] { $points } Movement Points left
  }{ $actions ->
    [0] { "" }
    [1] , then 1 Action
   *[other] , then { $actions } Actions
  }
status-waiting = Life { $life } of { $most }{ $condition }, { $xp } XP, { $zone }
status-dead = Dead until the next Round, { $xp } XP
status-not-placed = Life { $life }, { $xp } XP
in-light = { $zone } in Light
in-shadow = { $zone } in Shadow
not-placed = not on the board yet
condition-none = { "" }
condition-stunned = , Stunned
condition-dead = , dead

# The board in words
board-round = { $mission }, Round { $round }: Level { $level }, Lifebringer { $lifebringer }, First Player { $first }
board-set-up = { $mission }, set-up: Level { $level }, Lifebringer { $lifebringer }, First Player { $first }
board-attacked-melee = Now: attack by { $enemy } on { $hero } in { $zone } (Melee)
board-attacked-ranged = Now: attack by { $enemy } on { $hero } in { $zone } (Ranged)
board-attacked-magic = Now: attack by { $enemy } on { $hero } in { $zone } (Magic)
board-hero = **{ $seat }**: { $zone }, Life { $life } of { $most }, { $xp } XP{ $condition }
board-inventory = { $seat } carries { $cards }
board-goods = { $seat } carries for the Mission: { $goods }
figures-single = Life { $life }
figures-boss = Boss alone, Life { $life }
figures-mob = Boss with Life { $boss } and { $minions }
figures-minions = { $minions ->
    [1] 1 Minion
   *[other] { $minions } Minions
  } with Life { $each }{ $hurt }
figures-wounded = { " " }(one wounded: { $least })
figures-unhurt = { "" }
board-enemy = { $zone }, **{ $enemy }**: { $figures }{ $condition }
board-enemy-equipped = { $zone }, **{ $enemy }**: { $figures }{ $condition }, with { $cards }
board-start = { $zone } Start Zone
board-exit = { $zone } Exit
board-objective = { $zone } token: { $what }
objective-artifact = Artifact
objective-library = Library
objective-lair = Lair
objective-firework = Firework
objective-hidden = Objective, face down
objective-key = Key
objective-part = Part of the Artifact
board-treasure = { $zone } Treasure: { $normal } normal, { $special } special
board-pillar = { $zone } Pillar, Life { $life }
board-pillar-fixed = { $zone } Pillar
board-level = { $zone } Level { $level }, not active
board-level-active = { $zone } Level { $level }, active
board-doors-closed = Doors closed: { $doors }
board-doors-open = Doors open: { $doors }
board-doors-special = Doors that only the Mission opens: { $doors }
board-zones = Every Zone, by row: its light, whether it is a Room, and where one step leads.
board-zone = **{ $place }**, { $kind }: to { $ways }.
board-room = Room
board-corridor = Corridor
board-ways = { $first }, { $then }
board-way = { $zone }
board-way-door = { $zone } (closed Door)
board-way-pillar = { $zone } (Pillar)
board-way-stairs = { $zone } (Stairs)
board-no-way = nowhere
