## Lo ocurrido desde que un jugador se fue: en imagen y en palabras

recap-since-you-left = Desde que te fuiste, { $player }
recap-what-happened = Lo ocurrido
recap-round = Ronda { $round }
recap-rounds = { $count ->
    [1] 1 ronda
   *[other] { $count } rondas
}
recap-nothing-done = nada que cuente
recap-quiet = Desde entonces nada ha movido la partida.
recap-alt = { $you ->
    [1] Lo ocurrido desde que te fuiste.
   *[0] Lo ocurrido.
}
recap-alt-line = { $what }.
recap-alt-vp = { $player }: { $count } PV a la vista ({ $change }).
recap-alt-life = { $player }: Vida { $count } ({ $change }).
recap-alt-monsters = { $player }, monstruos en la mazmorra: { $count } ({ $change }).
recap-alt-cards = { $player }, cartas en mano: { $count } ({ $change }).
recap-title = **Lo ocurrido**
recap-title-own = **Desde que te fuiste**
recap-seat = **{ $seat }** { $figure }: { $did }
recap-figure-vp = { $count } PV ({ $change })
recap-figure-life = Vida { $count } ({ $change })
recap-figure-monsters = monstruos { $count } ({ $change })
recap-figure-cards = cartas { $count } ({ $change })

## El registro por turnos

button-whole-log = Todo el registro
button-whole-chapter = Todo el capítulo
folded-title = **Registro** · { $count ->
    [1] 1 turno o fase
   *[other] { $count } turnos y fases
}
folded-empty = Desde entonces no ha pasado nada.
folded-menu = Abrir un turno
