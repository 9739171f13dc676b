## La sala de espera: la tarjeta del canal y la primera página del hilo

lobby-title = **{ $name }** · { $game }
lobby-title-unnamed = **{ $game }**
lobby-organiser = Organización: { $player }. { $language }. { $pace }.
lobby-clocks = { $autopilot ->
    [0] Tu turno: aviso a las { $reminder } h, plazo de { $due } h.
   *[other] Tu turno: aviso a las { $reminder } h; a las { $autopilot } h lo juega el piloto automático. Pulsa cualquier cosa y vuelves.
}
lobby-clocks-lobby = { $starts ->
    [0] Si faltan puestos, pregunto a los { $asks } días y cierro a los { $closes }.
   *[other] Con todos listos, empieza a las { $starts } h. Si faltan puestos, pregunto a los { $asks } días y cierro a los { $closes }.
} Si nadie pulsa nada durante { $sleep } días, la partida duerme hasta que alguien lo haga.
lobby-clocks-between = { $starts ->
    [0] Sin capítulo nuevo en { $ends } días, la partida termina aquí.
   *[other] El siguiente capítulo empieza solo a las { $starts } h. Sin capítulo nuevo en { $ends } días, la partida termina aquí.
}
lobby-begins-at = Todos están listos: la partida empieza sola { $at }.
lobby-seats = { $taken ->
    [0] Puestos (ninguno ocupado, { $range })
    [1] Puestos (1 ocupado, { $range })
   *[other] Puestos ({ $taken } ocupados, { $range })
}
lobby-range = { $fewest ->
    [1] hasta { $most }
   *[other] de { $fewest } a { $most }
}
lobby-range-exact = para { $most }
lobby-seat-ready = { $letter }  { $player }: { $seat }. Confirmó
lobby-seat-choosing = { $letter }  { $player }: { $seat }, eligiendo
lobby-seat-sits = { $letter }  { $player }: { $seat }
lobby-seat-autopilot = { $letter }  Piloto automático: { $seat }. Confirmó
lobby-seat-invited = { $letter }  { $seat }, en espera de { $player }
lobby-seat-open = { $first }  libre
lobby-seats-open = { $first } a { $last }  libres
lobby-begins = Comienza aquí: { $moment }
lobby-watch = Cualquiera puede mirar.
lobby-start-needs = Para empezar falta: { $what }.
lobby-needs-ready = la confirmación de { $player }
lobby-needs-seats = { $count ->
    [1] 1 puesto ocupado más
   *[other] { $count } puestos ocupados más
}
lobby-needs-count = otro número de puestos ({ $counts })
lobby-playing = Se juega { $chapter }: { $players }
lobby-over = Todo está jugado: { $players }

front-organiser = Organización: { $player }.
front-how-to-play = Cuando te toca, te menciono al final de este hilo. Pulsa **Jugar turno** allí. **Mano** muestra lo que solo tú puedes ver, **Qué pasó** cuenta lo que te perdiste.


button-join = Unirse
button-choose = Elegir
button-another-seat = Jugar con un puesto más
button-ready = Confirmar
button-not-ready = Aún no
button-settings = Ajustes
button-start = Iniciar
button-add-autopilot = Añadir piloto
button-remove-autopilot = Quitar piloto
button-watch = Mirar
button-leave = Salir
button-stay = Quedarse
button-history = Historial
button-rematch = Revancha
button-next-chapter = Seguir
button-open-thread = Abrir nuevo hilo

## Ocupar un puesto

lobby-started = { $name } ha empezado: { $thread }
error-thread-gone-for = El hilo de { $name } ya no está, la campaña sí.
lobby-watching = Ahora estás en { $thread }, solo con la vista pública.
lobby-just-taken = { $player } acaba de ocupar { $seat }. Elige otro puesto.
lobby-just-chosen = { $player } acaba de elegir { $what }. Elige otra opción.
lobby-does-not-go = { $player } juega con { $other }; por eso { $what } no se puede elegir ahora. { $why }
join-no-such-seat = No hay puesto "{ $text }" aquí. Déjalo vacío para el siguiente libre.
panel-your-seat = { $count ->
    [1] **Tu puesto:** { $seats }
   *[other] **Tus puestos:** { $seats }
}
panel-ready = Ya confirmaste.
panel-not-ready = Todavía no has confirmado.
panel-no-seat = No tienes puesto en { $name }. Puedes mirar u ocupar un puesto libre.
panel-seats = Ocupa un puesto libre
panel-other-seats = Cambiar de puesto
leave-sure = ¿Salir de { $name }? { $seats } conserva todo: cartas, puntos, posición. Puedes mirar.
leave-done = Saliste de { $name }.

## Abrir una mesa

open-which = **¿Qué juego?** Lo demás lo eliges después.
button-open-table = Abrir una mesa
opened = Tu mesa está abierta: { $thread }
import-done = { $name } está abierta otra vez: { $thread }
    Quien jugó en ella puede pulsar **Unirse**. Las cartas no vistas se barajan de nuevo.
fork-done = La copia está abierta: { $thread }
    Quien juega aquí puede pulsar **Unirse** allí.
button-play-again = Jugar otra vez
button-try-again = Probar otra vez
error-no-threads-here = Las mesas se abren en canales de texto y foros, pero no aquí. Usa el comando allí.
error-may-not-open = Abrir una mesa requiere el permiso **Crear hilos públicos** en { $channel }. La moderación puede darlo o abrir la mesa por ti.
error-permission = Necesito **{ $permissions }** en { $channel }. La moderación puede darlo en los permisos del canal.
permission-view_channel = Ver canal
permission-send_messages = Enviar mensajes
permission-create_public_threads = Crear hilos públicos
permission-send_messages_in_threads = Enviar mensajes en hilos
permission-read_message_history = Leer el historial de mensajes

list-title = { $count ->
    [0] Todavía no hay campañas en este servidor. `/campaign new` abre una mesa.
    [1] **1 campaña** en este servidor
   *[other] **{ $count } campañas** en este servidor
}
list-lobby = **{ $name }** · { $game } · abierta a quien quiera jugar · { $thread }
list-playing = **{ $name }** · { $game } · juega el piloto automático · { $thread }
list-waits = **{ $name }** · { $game } · en espera de { $players } desde { $since } · { $thread }
list-between = **{ $name }** · { $game } · entre capítulos · { $thread }
list-over = **{ $name }** · { $game } · todo está jugado · { $thread }
list-more = y { $count } más
list-others = { $count } más

## Ajustes

settings-whose = { $player } puede cambiar esto.
settings-done = Todo está guardado. Ahora ocupa un puesto.
settings-kept = Todo está guardado.
setting-pictures = Imágenes
setting-pictures-turn = Después de cada turno
setting-pictures-phase = Después de cada fase
setting-locale = Idioma de las publicaciones
value-true = Sí
value-false = No
button-done = Terminar

## Archivos

export-sealed = { $name } en 1 archivo sellado. Lo lleva todo, pero las manos y el orden de los mazos solo los puede leer este bot. `/campaign import` lo abre.
export-open = { $name } en 1 archivo abierto. `/campaign import` lo abre.

## Momentos

ago-minutes = { $count ->
    [0] ahora mismo
   *[other] hace { $count } min
}
ago-hours = hace { $count } h
ago-days = { $count ->
    [1] hace 1 día
   *[other] hace { $count } días
}
moment-choice = Una elección de { $seat }
moment-picked = { $seat }: { $choice }
moment-asked = { $seat }: { $question }
moment-ends-turn = { $seat } termina el turno
moment-in-round = { $moment } (ronda { $round })
moment-round = Comienzo de la ronda { $number }
moment-turn = Comienzo del turno de { $seat }
moment-chapter = Comienzo: { $chapter }
moment-before = Antes: { $what }
moment-now = ahora
moment-dice = dados
moment-card = se reveló una carta
line-of-play = Hasta la jugada { $n }, { $why ->
    [undo] deshecha
    [reset] reiniciada
   *[restore] cambiada por otra línea
} { $when } ({ $choices ->
    [1] 1 jugada
   *[other] { $choices } jugadas
})

history-title = **{ $name }, historial** (jugada { $n })
history-empty = Todavía no hay adónde volver.
history-moment = Momento
history-beginning = El comienzo
history-no-such-moment = No encontré ningún momento para "{ $text }". Escribe una palabra de lo que pasó, o su número.
past-title = **Pasado:** { $place }, jugada { $n }
button-see-board = Ver tablero
button-undo-to-here = Deshacer hasta aquí
button-fork-from-here = Bifurcar desde aquí
button-earlier = Antes
button-later = Después

## Copias

fork-sure = ¿Copiar a una nueva campaña desde aquí: **{ $when }**? La actual sigue sin cambios. Se invita a los mismos puestos; nadie se mueve.
fork-earlier = Una copia empieza donde empezó un turno o una fase, así que algo antes del momento que elegiste.
fork-rivals = Las manos y los mazos se barajan y reparten de nuevo en la copia, así que no revela nada de esta campaña.
fork-allies = Las cartas que nadie ha visto se barajan de nuevo en la copia, así que no revela nada de esta campaña.
button-fork = Bifurcar

## Preguntar a la mesa

request-why-title = Pedir a la mesa
request-why-field = ¿Por qué? La mesa lo ve
request-asked = Ya pedí a la mesa. La partida espera su respuesta.
request-answered = Tu respuesta está en el hilo.
request-carried-out = Hecho. Está en el hilo.
request-withdrawn-by-you = Retiraste la petición. La partida sigue.
button-ask-table = Pedir a la mesa
button-decide-alone = Volver allí
button-say-why = Decir por qué…
button-withdraw = Retirar petición
undo-done = Deshecho. Volvemos a: { $point }
reset-sure = { $what ->
    [turn] ¿Reiniciar este turno?
    [round] ¿Reiniciar esta ronda?
   *[chapter] ¿Reiniciar este capítulo?
} { $count ->
    [1] Se deshace 1 jugada.
   *[other] Se deshacen { $count } jugadas.
} Nada se borra: `/history restore` lo recupera.
reset-nothing = { $what ->
    [turn] Este turno
    [round] Esta ronda
   *[chapter] Este capítulo
} acaba de empezar. `/history undo` vuelve más atrás.
restore-sure = ¿Recuperar esta línea de juego? { $line }. La línea actual también se podrá recuperar.
restore-no-such-line = No hay línea de juego "{ $text }" que recuperar. Elige una de la lista.

request-undo = **{ $player } pide deshacer** { $count ->
    [1] 1 jugada
   *[other] { $count } jugadas
} y volver a: { $point }
request-reset = **{ $player } pide reiniciar** desde: { $point }. { $count ->
    [1] Se pierde 1 jugada.
   *[other] Se pierden { $count } jugadas.
} Nada se borra: `/history restore` lo recupera.
request-restore = **{ $player } pide recuperar** una línea de juego, { $point }
request-line = hasta la jugada { $n }
request-why = Por qué: "{ $reason }"
request-loses = { $seat }: { $count ->
    [1] 1 jugada
   *[other] { $count } jugadas
}
undo-lost = Se deshará esto: { $list }
request-known = Las cartas reveladas siguen siendo conocidas.
request-setting = **{ $player } pide otra regla** para deshacer más allá del propio turno: { $value }
request-autopilot = **{ $player } pide que el piloto automático juegue por { $value }** hasta que vuelva quien juega ahí. Esa persona puede negarse.
request-agreed-plain = Aceptado.
request-refused-plain = No se acepta. La partida sigue.
request-agreed-by = Aceptan: { $players }.
request-refused-by = Rechazan: { $players }.
request-missing = Falta: { $players }.
request-others = Pueden responder: { $players }.
request-needed = Hacen falta { $needed } de { $seats } puestos.
request-closes = Se cierra { $when }
request-closed = ~~{ $title }~~ cerrada
request-agreed = { $kind ->
    [restore] Recuperado. Estamos en: { $point }
   *[undo] Deshecho. Volvemos a: { $point }
}
request-refused = No se deshace. La partida sigue.
request-anew = Lo que traigan los dados y las cartas barajadas desde aquí es nuevo.
request-withdrawn = Se retiró la petición. La partida sigue.
request-late = La petición terminó sin decisión. La partida sigue.
moment-after = Después: { $what }
button-agree = Aceptar
button-refuse = Rechazar
button-see-that-board = Ver ese tablero

## El fin de un capítulo

chapter-wins = { $count ->
    [1] **{ $winners } gana con { $total }**
   *[other] **{ $winners } comparten la victoria con { $total }**
}
chapter-players = -# En la mesa: { $players }.
chapter-no-winner = **Nadie gana**
chapter-won = **{ $chapter }: victoria**
chapter-lost = **{ $chapter }: derrota**
lost-advice = **Para la próxima:** { $what }
chapter-score = { $seat }  { $sources } = { $total }
chapter-best = { $seat }  **{ $total }**: lo mejor de la mesa: { $what }
chapter-largest = { $seat }  **{ $total }**: sobre todo { $what }
standings-together = **Clasificación:** victorias: { $won } de { $count }
standings = **Clasificación** tras { $count ->
    [1] { $chapter }
   *[other] { $count } capítulos, hasta { $chapter }
}
standing = { $seat }: { $wins ->
    [0] ninguna victoria
    [1] 1 victoria
   *[other] { $wins } victorias
}, { $total }

## Una línea sobre algo aparte del juego

setting-changed = { $player } cambia un ajuste: { $setting } es ahora "{ $value }".
forked = { $player } copió esta campaña: **{ $name }**
copied = Esta es una copia de **{ $name }**, hecha por { $player }. Quien juega allí puede pulsar **Unirse**.
imported = { $player } abrió esta campaña desde un archivo. Quien jugaba en ella puede pulsar **Unirse**.
exported-open = { $player } tomó un archivo abierto de esta campaña.
