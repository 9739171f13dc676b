# Titles at the end of a chapter, and what they were earned for. `$player` is a name.

title-assassin = The Assassin
title-assassin-did = { $player } killed { $count ->
    [1] 1 troop
   *[other] { $count } troops
} of rivals
title-clearer = Clearer of Caverns
title-clearer-did = { $player } killed { $count ->
    [1] 1 white troop
   *[other] { $count } white troops
}
title-spymaster = The Spymaster
title-spymaster-did = { $player } placed { $count ->
    [1] 1 spy
   *[other] { $count } spies
}
title-landlord = The Landlord
title-landlord-did = { $player } held { $count ->
    [1] 1 site
   *[other] { $count } sites
}, added up by round
title-crowns = Keeper of Crowns
title-crowns-did = { $player } drew Influence from markers { $count ->
    [1] once
   *[other] { $count } times
}
title-priest = The High Priest
title-priest-did = { $player } promoted { $count ->
    [1] 1 card
   *[other] { $count } cards
}
title-patron = Patron of the Market
title-patron-did = { $player } spent { $count } Influence on cards
title-comeback = The Comeback
title-comeback-did = { $player } made up { $count } VP on the leader
