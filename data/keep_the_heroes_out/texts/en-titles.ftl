# Titles at the end of a chapter, and what they were earned for. `$player` is a name.

title-bane = Bane of Heroes
title-bane-did = { $player } defeated { $count ->
    [1] 1 hero
   *[other] { $count } heroes
}
title-fists = Fists First
title-fists-did = { $player } attacked { $count ->
    [1] once
   *[other] { $count } times
} in melee
title-trapper = The Trapper
title-trapper-did = { $player } laid { $count ->
    [1] 1 trap
   *[other] { $count } traps
}
title-unmoved = The Unmoved
title-unmoved-did = { $player } defended { $count ->
    [1] once
   *[other] { $count } times
}
title-fodder = Never Gave Up the Room
title-fodder-did = { $player } lost { $count ->
    [1] 1 monster
   *[other] { $count } monsters
} and kept coming
title-gambler = The Gambler
title-gambler-did = { $player } gambled { $count ->
    [1] once
   *[other] { $count } times
}
title-collector = The Collector
title-collector-did = { $player } gained { $count ->
    [1] 1 loot card
   *[other] { $count } loot cards
}
title-porter = The Porter
title-porter-did = { $player } carried { $count ->
    [1] 1 token
   *[other] { $count } tokens
}
