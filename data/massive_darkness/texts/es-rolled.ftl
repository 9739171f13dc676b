# El resultado de una tirada, en el panel de la pregunta siguiente
account-extra = + { $count } sin parar
account-extra-by = + { $count } { $by }
account-extras = { $first } { $then }
rolled-with = { $amount } ({ $gains })
rolled-gains = { $first }, { $then }
rolled-gain = +{ $count } { $by }
rolled-loss = −{ $count } { $by }
rolled-sum = { $sum } = { $dealt ->
    [1] 1 Herida
   *[other] { $dealt } Heridas
  }
rolled-none = Sin Heridas: { $who }
rolled-outcome = { $dealt ->
    [1] 1 Herida
   *[other] { $dealt } Heridas
  }: { $came }
rolled-all-fall = { $count ->
    [1] caen el secuaz y el jefe
   *[other] caen los { $count } secuaces y el jefe
  }
rolled-boss-falls = cae el jefe
rolled-falls = cae { $who }
rolled-minions = { $count ->
    [1] cae 1 secuaz
   *[other] caen { $count } secuaces
  }
rolled-life = a { $who } le queda Vida { $life }
