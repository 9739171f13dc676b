# The account of a turn in few lines.

account-plays = { $seat } joga { $card }.
account-plays-for = { $seat } joga { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}: { $what }.
account-promotes = { $seat } usa Promover: { $card }.
account-recruits = { $seat } recruta { $card }.
account-comes-into-market = Chegam ao mercado: { $card }.
account-deploys = { $seat } posiciona { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
}: { $troops }.
account-deploys-troops = { $count ->
    [1] { $place }
   *[other] { $place } ×{ $count }
}
account-assassinates = { $seat } assassina { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
}: { $troops }.
account-assassinates-troops = { $count ->
    [1] { $colour } em { $place }
   *[other] { $colour } ×{ $count } em { $place }
}
account-supplants = { $seat } usa Suplantar contra { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
}: { $troops }.
account-supplants-troops = { $count ->
    [1] { $colour } em { $site }
   *[other] { $colour } ×{ $count } em { $site }
}
