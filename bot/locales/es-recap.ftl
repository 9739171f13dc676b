## Lo ocurrido desde que un jugador se fue: en imagen y en palabras

recap-since-you-left = Desde que te fuiste, { $player }
recap-what-happened = Lo ocurrido
recap-round = Ronda { $round }
recap-rounds = { $count ->
    [1] 1 ronda
   *[other] { $count } rondas
}
recap-nothing-done = nada decisivo
recap-own-nothing = no te ha tocado desde entonces
recap-quiet = Desde entonces no ha pasado nada decisivo.
recap-alt = { $you ->
    [1] Lo ocurrido desde que te fuiste.
   *[0] Lo ocurrido.
}
recap-alt-line = { $what }.
recap-alt-vp = { $player }: { $count } PV a la vista ({ $change }); { $did }.
recap-alt-life = { $player }: Vida { $count } ({ $change }); { $did }.
recap-alt-monsters = { $player }, monstruos en la mazmorra: { $count } ({ $change }); { $did }.
recap-alt-cards = { $player }, cartas en mano: { $count } ({ $change }); { $did }.
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

## El final de un capítulo

ending-won = Lo lograron
ending-lost = Cayeron
ending-nobody = No gana nadie
ending-wins = { $count ->
    [1] { $winners } gana con { $total } PV
   *[other] { $winners } ganan con { $total } PV
}
ending-points = PV en el tablero por ronda
ending-danger = Cerca de la derrota, por ronda
ending-start = Inicio
ending-end = Final
ending-made-with = Jugado en Discord con Emberkeep
ending-alt-title = { $title }: { $did }.
button-share-picture = Compartir imagen
closing-decks = { $count ->
    [0] Un empate por los mazos: nadie lo supo hasta el recuento.
   *[other] Lo decidieron { $count } PV y los mazos: nadie lo supo hasta el recuento.
}
closing-deck-won = { $leader } iba en cabeza en el tablero; el mazo de { $winner } ganó.
closing-lead = { $winner } tomó la delantera en la ronda { $round } y no la soltó.
closing-close = En la ronda { $round } un golpe más lo habría acabado. Nunca llegó.
closing-easy = Nunca hubo dudas. Lo contarán de otra manera.
closing-lost = Se torció en la ronda { $round }. El próximo intento empieza pensando en ella.
ending-title-line = **{ $title }**: { $did }
share-how = La imagen del final, para guardar o enviar. No muestra nada oculto.
share-gone = La imagen del final de este capítulo ya no se puede crear. El registro sigue aquí.
