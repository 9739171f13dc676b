# Titles at the end of a chapter, and what they were earned for. `$player` is a name.

title-shooter = Sharp Shooter
title-shooter-did = { $player } killed { $count ->
    [1] 1 creature
   *[other] { $count } creatures
}
title-brave = Took One for the Team
title-brave-did = { $player } stepped in { $count ->
    [1] once
   *[other] { $count } times
}
title-pincushion = The Pincushion
title-pincushion-did = { $player } took { $count ->
    [1] 1 hit
   *[other] { $count } hits
}
title-guardian = Guardian Angel
title-guardian-did = { $player } reacted { $count ->
    [1] once
   *[other] { $count } times
}
title-finder = The Finder
title-finder-did = { $player } found { $count ->
    [1] 1 thing
   *[other] { $count } things
}
title-escort = The Escort
title-escort-did = { $player } led others { $count ->
    [1] 1 step
   *[other] { $count } steps
}
title-loaded = Loaded Dice
title-loaded-did = { $player } rolled { $count ->
    [1] 1 hit
   *[other] { $count } hits
} above the mean
title-phoenix = The Phoenix
title-phoenix-did = { $player } got up again { $count ->
    [1] once
   *[other] { $count } times
}
