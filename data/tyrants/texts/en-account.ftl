# The account of a turn in few lines.

account-plays = { $seat } plays { $card }.
account-plays-for = { $seat } plays { $count ->
    [1] 1 card
   *[other] { $count } cards
}: { $what }.
account-promotes = { $seat } promotes { $card }.
account-recruits = { $seat } recruits { $card }.
account-comes-into-market = Into the market: { $card }.
account-deploys = { $seat } deploys { $count ->
    [1] 1 troop
   *[other] { $count } troops
}: { $troops }.
account-deploys-troops = { $count ->
    [1] { $place }
   *[other] { $place } ×{ $count }
}
account-assassinates = { $seat } assassinates { $count ->
    [1] 1 troop
   *[other] { $count } troops
}: { $troops }.
account-assassinates-troops = { $count ->
    [1] { $colour } at { $place }
   *[other] { $colour } ×{ $count } at { $place }
}
account-supplants = { $seat } supplants { $count ->
    [1] 1 troop
   *[other] { $count } troops
}: { $troops }.
account-supplants-troops = { $count ->
    [1] { $colour } at { $site }
   *[other] { $colour } ×{ $count } at { $site }
}
