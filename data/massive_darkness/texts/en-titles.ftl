# Titles at the end of a chapter, and what they were earned for. `$player` is a name.

title-slayer = The Slayer
title-slayer-did = { $player } killed { $count ->
    [1] 1 Enemy
   *[other] { $count } Enemies
}
title-hammer = The Hammer
title-hammer-did = { $player } dealt { $count } Damage in one attack
title-wall = The Wall
title-wall-did = { $player } turned away { $count ->
    [1] 1 Hit
   *[other] { $count } Hits
} with Shields
title-thread = Hung by a Thread
title-thread-did = { $player } began { $count ->
    [1] 1 Round
   *[other] { $count } Rounds
} with Life 1
title-returned = Back from the Dead
title-returned-did = { $player } rose again { $count ->
    [1] once
   *[other] { $count } times
}
title-magpie = The Magpie
title-magpie-did = { $player } gained { $count ->
    [1] 1 piece of Equipment
   *[other] { $count } pieces of Equipment
}
title-quartermaster = The Quartermaster
title-quartermaster-did = { $player } gave away { $count ->
    [1] 1 thing
   *[other] { $count } things
}
title-pathfinder = The Pathfinder
title-pathfinder-did = { $player } walked { $count ->
    [1] 1 Zone
   *[other] { $count } Zones
}
