# Datos que nombran las pistas.

reason-heroes-here = { $room }: allí hay { $count ->
    [one] 1 héroe
   *[other] { $count } héroes
}.
reason-heroes-near = { $room }: { $count ->
    [one] 1 héroe puede
   *[other] { $count } héroes pueden
} entrar en la próxima invasión.
reason-treasure = { $room }: el tesoro de allí vale { $count }.
reason-unguarded = { $room }: ningún monstruo hace guardia.
reason-guards = { $room }: { $count ->
    [one] 1 monstruo hace guardia
   *[other] { $count } monstruos hacen guardia
}.
