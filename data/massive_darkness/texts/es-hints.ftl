# Datos que nombran las pistas.

reason-deals = Esto causa { $damage } de daño de media; el objetivo tiene { $count } de Vida.
reason-suffers = El contraataque del objetivo causa { $damage } de daño de media; tienes { $count } de Vida.
reason-strikers = { $zone }: { $count ->
    [one] 1 enemigo puede
   *[other] { $count } enemigos pueden
} golpear allí a { $hero }, con { $damage } de daño de media.
reason-no-strikers = { $zone }: ningún enemigo puede golpear allí a { $hero }.
reason-life = { $hero } tiene { $count } de { $most } de Vida.
