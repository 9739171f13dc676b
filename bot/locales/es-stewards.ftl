## Puestos en juego

button-take-seat = Tomar este puesto
button-ask-for-it = Pedir el puesto
button-take-over = Volver a jugar
button-accept = Aceptar
button-tell-me = Avisarme si se abre uno
button-take-a-seat = Ocupar un puesto
seat-joined = { $player } ocupa { $seat }.
seat-left = { $player } sale. **Puesto libre: { $seat }.** { $chapters ->
    [0] Ningún capítulo jugado hasta ahora.
    [1] 1 capítulo jugado hasta ahora.
   *[other] { $chapters } capítulos jugados hasta ahora.
} ¿Quién quiere seguir?
seat-opened = **Puesto libre: { $seat }**, por decisión de { $by }. { $chapters ->
    [0] Ningún capítulo jugado hasta ahora.
    [1] 1 capítulo jugado hasta ahora.
   *[other] { $chapters } capítulos jugados hasta ahora.
} ¿Quién quiere seguir?
seat-given = { $player } tiene ahora { $seat }, por decisión de { $by }.
seat-lent = { $player } juega con { $seat } por { $owner }, hasta que { $owner } pulse **Volver a jugar**.
seat-returned = { $player } tiene { $seat } otra vez.
seat-taken-over = { $player } vuelve a jugar con { $seat }.
seat-refused = { $seat } sigue libre: esta vez no para { $player }.
seat-autopilot-on = El piloto automático juega ahora por { $seat }, a petición de { $by }.
seat-autopilot-late = Se acabó el plazo: el piloto automático juega este turno por { $seat }.
seat-autopilot-stays = Dos turnos seguidos sin jugar: el piloto automático sigue jugando por { $seat }. Cualquiera puede tomar este puesto; hasta entonces es de quien lo tenía.
seat-level = Juega con la fuerza «{ $level }», la más cercana a los resultados de esta persona aquí.
seat-back-by-pressing = { $player }, pulsa cualquier cosa aquí y vuelves al instante.
seat-can-return = { $player } puede volver cuando quiera.
seat-autopilot-off = El piloto automático ya no juega por { $seat }.
seat-told = Querían saberlo: { $players }
seat-would-play = Jugarías con { $seat }. En juego: { $chapter }. Tendrás el puesto cuando se acepte la petición.
seat-asked = Ya pregunté a la organización, en el hilo. Allí te mencionaré.
seat-wanted = **{ $player } quiere jugar con { $seat }.**
seat-organiser-asked = Decide: { $player }
seat-answered = Respondido.
seat-yours-again = { $seat } es tu puesto otra vez.
seat-will-tell = Te mencionaré una vez cuando se abra un puesto.
error-all-seats-taken-of = { $count ->
    [1] El único puesto de { $name } está ocupado.
   *[other] Los { $count } puestos de { $name } están ocupados.
}
seat-none-such = No hay puesto "{ $text }" aquí. Elige uno de la lista.
seat-who = Di quién lo toma, con la opción **player**. Tiene que ser una persona.
seat-forgotten = **{ $seat }** se ha quedado sin jugador: pidió que se le olvidara. El piloto automático sigue hasta que alguien ocupe el puesto.
seat-did-give = { $seat } cambió de manos.
seat-did-lend = { $seat } queda en préstamo, hasta volver con **Volver a jugar**.
seat-did-open = { $seat } está libre ahora.
seat-did-autopilot-on = El piloto automático juega ahora por { $seat }.
seat-did-autopilot-off = El piloto automático ya no juega por { $seat }.

## Quien cuida de una campaña

button-pause = Pausar
button-resume = Reanudar
button-bring-back = Recuperar
button-put-away = Retirar
button-keep-it = Mantener
button-ask-organiser = Preguntar a la organización
button-move = Cambiar de hilo
button-report = Informar
button-my-turns = Mis turnos
button-campaigns-here = Campañas de aquí
button-what-can-i-do = ¿Qué puedo hacer?
care-organiser = { $player } organiza esta campaña desde ahora.
care-paused = { $why ->
    [reason] **Pausa** por { $player }: "{ $reason }". Plazos y avisos descansan.
    [nobody] **Pausa:** no queda nadie en la mesa. Quien ocupe un puesto organiza la campaña.
    [endless] **Pausa:** el piloto automático juega y juega y no llega al final. `/campaign seat` da su puesto a alguien; después quien organiza puede reanudar.
    [stuck] **Pausa:** un paso no llegaba a su fin y lo interrumpí. Quien organiza puede reanudar, o antes deshacer un paso.
   *[none] **Pausa** por { $player }. Plazos y avisos descansan.
}
care-resumed = { $player } reanuda la partida. Los plazos empiezan de nuevo.
care-away = { $player } retiró esta campaña. Se puede recuperar hasta { $until }
care-back = { $player } recuperó esta campaña.
care-reminder = { $player } recuerda: la mesa espera a { $seats }.
care-reminder-due = La mesa espera a { $seats } desde { $since }
care-stalled = **Fuera de plazo:** la mesa espera a { $seats } desde { $since }. No habrá más avisos.
care-autopilot-at = El piloto automático jugará este turno { $at }, salvo que alguien vuelva antes.
care-paused-until = Preguntaré de nuevo { $until }.
button-here = Estoy aquí
button-let-autopilot = Que juegue el piloto
care-extended = { $player } amplía el plazo en { $hours ->
    [12] 12 h
    [24] 1 día
   *[72] 3 días
}.
care-how-long = ¿Cuánto tiempo?
care-time-taken = La mesa ya lo sabe. Plazo: { $due }.
button-more-time = Necesito más tiempo
button-hours = { $hours ->
    [12] 12 h
    [24] 1 día
   *[72] 3 días
}
care-called = { $player } pide a { $organiser } (organización) que eche un vistazo.
care-absent = De { $since } a { $until } estuve fuera. No se perdió nada; tu plazo gana { $count ->
    [1] 1 minuto
   *[other] { $count } minutos
}.
care-paused-by-you = En pausa. **Reanudar** o `/campaign resume` hace seguir la partida.
care-resumed-by-you = La partida sigue.
care-away-sure = ¿Retirar { $name }? La partida se detiene, y el hilo sigue legible. Se puede recuperar durante 30 días, después se borra.
care-away-by-you = Retirada. **Recuperar** en su tarjeta la trae de vuelta.
care-back-by-you = Está de vuelta.
care-kept = Todo queda como está.
care-called-by-you = Ya pregunté en el hilo.
care-reminded-by-you = Aviso enviado.
clock-new = Esta partida ahora tiene un reloj y nunca espera para siempre. Sus ajustes no cambian. Si nadie pulsa nada durante cuatro turnos, duerme hasta que alguien lo haga.
clock-lobby = Esta sala espera desde hace una semana. Empieza con pilotos automáticos, sigue esperando o ciérrala. Se cierra sola { $closes }.
clock-finished = Nadie ha empezado otro capítulo, así que esta partida termina aquí. Gracias por jugar.
clock-paused = El tiempo de esta pausa ha terminado. ¿Seguir jugando o 14 días más de pausa? Si nadie responde, la partida se archiva { $closes }.
clock-longer = { $player } alarga la pausa 14 días, hasta { $closes }.
clock-asleep = **Dormida:** hace tiempo que nadie pulsa nada. Pulsa **Estoy aquí** para seguir jugando. Si no, la partida se archiva { $closes }.
clock-awake = { $player } ha vuelto y la partida sigue. Los plazos empiezan de nuevo.
clock-closed = Hace mucho que no pasa nada aquí, así que esta partida queda archivada. Cualquier jugador puede recuperarla hasta { $closes }.
clock-kept = Esta sala sigue abierta.
button-clock-fill = Completar y empezar
button-clock-keep = Seguir esperando
button-clock-close = Cerrar
button-clock-go-on = Seguir jugando
button-clock-longer = 14 días más
lobby-away = Esta campaña está retirada. Se puede recuperar hasta { $until }
lobby-paused = En pausa.
lobby-private = Este hilo es privado. { $player } puede darte un puesto.
list-away = **{ $name }** · { $game } · retirada, se puede recuperar hasta { $until } · { $thread }
list-paused = **{ $name }** · { $game } · en pausa · { $thread }
moved-to = La mesa cambió de sitio: { $thread }

## Reparación

button-rescue-card = Enviar otra vez la tarjeta
button-rescue-answer = Responder por un puesto
button-rescue-back = Volver a donde empezó
button-rescue-autopilot = Piloto automático en este puesto
button-rescue-move = Mover a otro hilo
button-rescue-organiser = Pasar la organización
button-rescue-report = Informar de un problema
button-autopilot-chooses = Elige el piloto automático
button-more-choices = Más opciones
rescue-waits = **{ $name }** espera a { $seats }, desde { $since } · Jugada { $n }.
rescue-idle = **{ $name }** no espera a nadie. Jugada { $n }.
rescue-saved = Todas las jugadas están guardadas. { $count ->
    [0] Este turno o fase acaba de empezar.
    [1] Este turno o fase empezó hace 1 jugada.
   *[other] Este turno o fase empezó hace { $count } jugadas.
} Comprobación de la partida guardada: buena.
rescue-answer = **{ $seat }** tiene que responder: { $question }
    Ves solo lo que todos pueden ver.
rescue-hand-needed = Esta opción necesita la mano, así que solo puede elegir el piloto automático.
rescue-answer-menu = Responder por este puesto
rescue-to-whom = ¿Quién organiza desde ahora?
rescue-nobody = No hay nadie más en esta mesa.
rescue-type-name = Escribe el nombre de la campaña
rescue-lost = { $count ->
    [1] Deshace 1 jugada
   *[other] Deshace { $count } jugadas
} de { $name }
rescue-wrong-name = Ese no es el nombre, así que nada cambió. El nombre es { $name }.
rescue-done-card = La tarjeta de turno se envió otra vez.
rescue-done-answer = Respondido. La mesa ve quién lo hizo.
rescue-done-autopilot = El piloto automático juega ahora por este puesto.
rescue-done-organiser = Organización pasada.
rescue-done-back = Volvemos a donde empezó el turno o la fase. `/history restore` recupera lo que se deshizo.
rescue-told-card = { $right ->
    [moderator] { $player } (moderación) envió otra vez la tarjeta de turno.
   *[organiser] { $player } (organización) envió otra vez la tarjeta de turno.
}
rescue-told-answered = { $right ->
    [moderator] { $player } (moderación) respondió por { $seat }.
   *[organiser] { $player } (organización) respondió por { $seat }.
}
rescue-told-autopilot-answered = { $right ->
    [moderator] { $player } (moderación) dejó elegir una vez al piloto automático por { $seat }.
   *[organiser] { $player } (organización) dejó elegir una vez al piloto automático por { $seat }.
}
rescue-told-back = { $right ->
    [moderator] { $player } (moderación) vuelve a donde empezó el turno o la fase. Nada se borra.
   *[organiser] { $player } (organización) vuelve a donde empezó el turno o la fase. Nada se borra.
}
rescue-told-moved = { $right ->
    [moderator] { $player } (moderación) trajo la mesa aquí.
   *[organiser] { $player } (organización) trajo la mesa aquí.
}
rescue-told-appointed = { $right ->
    [moderator] { $player } (moderación) pasó la organización.
   *[organiser] { $player } (organización) pasó la organización.
}
report-title = Informar de un problema
report-field = ¿Qué falló?
report-done = Gracias. Cita el número { $report } al escribir a quien mantiene este bot, y envía este archivo. No lleva manos ni nombres.

## Ajustes

setting-pace = Ritmo
setting-pace-daily = 24 h por turno
setting-pace-fast = 12 h por turno
setting-pace-relaxed = 72 h por turno
setting-pace-none = Sin plazo
setting-reaction_time = Tiempo para responder fuera de turno
setting-reaction_time-third = Un tercio del ritmo
setting-reaction_time-hour = 1 h
setting-reaction_time-all = Hasta que todos respondan
setting-table_choices = Decisiones de la mesa
setting-table_choices-anyone = Decide cualquiera
setting-table_choices-vote = Por votación
setting-table_choices-automatic = Automáticas, en el orden de costumbre
setting-undo = Deshacer más allá del propio turno
setting-undo-majority = Quien se ve afectado y la mayoría
setting-undo-all = Todos
setting-undo-organiser = Solo quien organiza
about-setting-undo = Durante la partida esto solo cambia si la mesa acepta. Entre rivales, quien se ve afectado siempre tiene que aceptar.
setting-autopilot = Piloto automático ante retrasos
setting-autopilot-never = Nunca
setting-autopilot-twice = Activado
setting-starts = Empezar cuando todos están listos
setting-starts-day = Solo, después de 24 horas
setting-starts-never = Solo a mano
setting-next_chapter = Siguiente capítulo de una historia
setting-next_chapter-twice = Solo, pasado el tiempo de dos turnos
setting-next_chapter-never = Solo a mano
setting-level = Fuerza del piloto automático
setting-level-strong = Fuerte
setting-level-steady = Firme
setting-level-simple = Sencillo
setting-level-beginner = Principiante
setting-hands = Manos
setting-hands-ledger = Como dicen las reglas
setting-hands-open = Abiertas a todos
setting-hands-private = Privadas
setting-open_seats = Puestos libres
setting-open_seats-accept = La organización acepta a quien llega
setting-open_seats-free = Libres para todos
setting-thread = Hilo
setting-thread-public = Público
setting-thread-private = Privado
about-setting-thread = Se elige antes de empezar. La moderación de este servidor puede leer hilos privados.
ruling-false = No, como siempre
ruling-true = Sí
lobby-pace-daily = Ritmo diario (24 h por turno)
lobby-pace-fast = Ritmo rápido (12 h por turno)
lobby-pace-relaxed = Ritmo tranquilo (72 h por turno)
lobby-pace-none = Sin plazo
permission-create_private_threads = Crear hilos privados

## Después de un capítulo

button-statistics = Estadísticas
button-begin-again = Nueva campaña, mismos puestos
again-done = Una nueva mesa está abierta: { $thread }
    Quien jugó puede pulsar **Unirse**; cada puesto queda reservado.
statistics-title = **{ $name }, el balance**
statistics-played = { $chapters ->
    [0] Ningún capítulo terminó
    [1] 1 capítulo terminó
   *[other] { $chapters } capítulos terminaron
}, en { $days ->
    [0] menos de 1 día
    [1] 1 día
   *[other] { $days } días
}.
statistics-seat = { $seat }: { $count ->
    [0] ninguna jugada
    [1] 1 jugada
   *[other] { $count } jugadas
}{ $autopilot ->
    [0] { "" }
   *[other] , { $autopilot } del piloto automático
}
statistics-reveals = { $count ->
    [0] No se tiraron dados ni se revelaron cartas.
    [1] Se tiraron dados o se revelaron cartas 1 vez.
   *[other] Se tiraron dados o se revelaron cartas { $count } veces.
}
statistics-lines = { $count ->
    [0] No se deshizo nada más allá de un turno.
    [1] 1 línea de juego se cambió por otra.
   *[other] { $count } líneas de juego se cambiaron por otra.
}
statistics-longest = { $hours ->
    [0] La espera más larga por una opción fue de menos de 1 h.
   *[other] La espera más larga por una opción fue de { $hours } h.
}
help-files-name = Archivos
help-files = **Cuando un archivo no se abre**
    1. `/campaign export` hace los archivos que `/campaign import` abre. Ningún otro sirve.
    2. Un archivo de una versión más nueva se abre cuando este bot se actualice; el archivo no cambia.
    3. Un archivo sellado solo se abre con el bot que lo hizo.
    4. Un archivo dañado no se puede arreglar aquí: expórtalo otra vez o pide uno anterior.
    5. Se leen como mucho 10 MiB.

## Qué votación espera la partida

error-vote-open-so-far = La partida espera la votación sobre la petición de { $player } (hasta ahora { $agreed } de { $seats }).
care-unread = Lo que hay guardado de esta campaña no se puede abrir. Puedes recibir sus datos en un archivo para quien me aloja, o retirarla.
care-unread-rows = Todo lo guardado de esta campaña, sellado. Quien me aloja puede mirarlo.
button-unread-rows = Sus datos
