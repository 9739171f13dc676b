# Datos que nombran las pistas.

reason-deals = Esto causa { $damage } de daño de media; el objetivo tiene { $count } de Vida.
reason-suffers = El contraataque del objetivo causa { $damage } de daño de media; tienes { $count } de Vida.
reason-strikers = { $zone }: { $count ->
    [one] 1 enemigo puede
   *[other] { $count } enemigos pueden
} golpear allí a { $hero }, con { $damage } de daño de media.
reason-no-strikers = { $zone }: ningún enemigo puede golpear allí a { $hero }.
reason-nearer-goal = { $steps ->
    [0] El objetivo está en { $zone }.
   *[other] { $zone } está más cerca del objetivo en { $place }.
  }
reason-nearer-treasure = { $steps ->
    [0] Hay Tesoro en { $zone }.
   *[other] { $zone } está más cerca del Tesoro en { $place }.
  }
reason-nearer-door = { $steps ->
    [0] En { $zone } hay una Puerta cerrada.
   *[other] { $zone } está más cerca de una Puerta cerrada, en { $place }.
  }
