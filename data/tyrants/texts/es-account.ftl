# The account of a turn in few lines.

account-plays = { $seat } juega { $card }.
account-plays-for = { $seat } juega { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}: { $what }.
account-promotes = { $seat } promueve { $card }.
account-recruits = { $seat } recluta { $card }.
account-comes-into-market = Llegan al mercado: { $card }.
account-deploys = { $seat } despliega { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
}: { $troops }.
account-deploys-troops = { $count ->
    [1] { $place }
   *[other] { $place } ×{ $count }
}
account-assassinates = { $seat } asesina { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
}: { $troops }.
account-assassinates-troops = { $count ->
    [1] { $colour } en { $place }
   *[other] { $colour } ×{ $count } en { $place }
}
account-supplants = { $seat } suplanta { $count ->
    [1] 1 tropa
   *[other] { $count } tropas
}: { $troops }.
account-supplants-troops = { $count ->
    [1] { $colour } en { $site }
   *[other] { $colour } ×{ $count } en { $site }
}
