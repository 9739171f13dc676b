## Cuando algo falla: qué pasa, después qué es posible.

error-stale = Este botón es de un momento anterior. La partida ya avanzó; aquí tienes el actual.
error-not-ours = No conozco este botón o menú: quizá sea de una versión anterior mía. `/act` y `/help` muestran lo que hay ahora.
error-double = Ya recibí esa opción: { $choice }.
error-not-turn = Ahora juega { $seat } ({ $player }). Mientras tanto puedes mirar el tablero y el registro.
error-illegal = { $choice } no es posible ahora. { $count ->
    [0] No hay otras opciones.
    [1] Hay 1 opción más.
   *[other] Hay { $count } opciones más.
}
error-no-match = No encontré ninguna opción para "{ $typed }". Más cercanas: { $nearest }.
error-no-match-at-all = No encontré ninguna opción para "{ $typed }". El panel las muestra todas.
error-pick-exactly = Elige exactamente { $count }; elegiste { $chosen }.
error-pick-range = Elige de { $fewest } a { $most }; elegiste { $chosen }.
error-no-campaign = No hay campaña en este canal.
error-no-pictures = No puedo adjuntar imágenes en este canal, así que aquí está el tablero en palabras. La moderación puede darme el permiso **Adjuntar archivos** aquí.
error-not-drawn = No se pudo dibujar la imagen; aquí está el tablero en palabras.
board-rest = Lo demás: **Tablero**
error-nothing-to-undo = No hay nada tuyo que deshacer aquí. Para volver más atrás, pide a la mesa.
error-own-fault = Algo falló de mi lado; tu partida está como antes. Si pasa otra vez, informa del número { $report }.
error-database = Mi base de datos no responde en este momento. Todo lo guardado está a salvo; inténtalo de nuevo en un minuto y verás si esto aún está por hacer.
error-thread-locked = Este hilo está cerrado. La moderación puede abrirlo; luego sigo.
error-thread-asleep = Este hilo estaba dormido; ya lo desperté.
error-thread-gone = El hilo de esta campaña ya no está, la campaña sí.
error-thread-forbidden = No puedo publicar aquí. Dame **Enviar mensajes en hilos**; luego sigo.
error-thread-full = Discord no permite más hilos abiertos. Archiva uno; luego sigo.
error-open-full = Discord no permite más hilos abiertos en este servidor. Archiva uno para { $channel } y vuelve a intentarlo.
error-open-refused = Discord no ha permitido abrir un hilo en { $channel }. No se ha abierto ni movido nada. Inténtalo más tarde.
error-thread-slow = Discord me pide ir más despacio. Tu opción está guardada; la imagen llega después.
form-written = Escribiste: { $text }
error-was-away = Estuve fuera un momento. Por favor, pulsa otra vez; nada contó dos veces.

error-unknown-campaign = Esa campaña ya no está aquí.
error-elsewhere = Esa mesa se juega en otro servidor. Ábrela allí.
error-no-thread-yet = El hilo de esta mesa todavía se está abriendo. Inténtalo otra vez dentro de un minuto.
error-too-many-campaigns = Este servidor tiene { $most ->
    [1] 1 campaña abierta
   *[other] { $most } campañas abiertas
}, el máximo que guardo aquí. Otra puede empezar cuando termine una de ellas.
error-too-fast = Fue más rápido de lo que puedo seguir. Prueba otra vez en { $seconds ->
    [1] 1 segundo.
   *[other] { $seconds } segundos.
}
error-wrong-stage = { $stage ->
    [lobby] Esta campaña todavía no ha empezado.
    [playing] La partida ya ha empezado: sigue en su hilo.
    [between] Esto no es posible entre dos capítulos.
   *[over] Esta campaña terminó.
}
error-not-your-seat = No tienes puesto en esta campaña. Puedes mirar u ocupar un puesto libre.
error-seat-taken = Alguien tiene ya ese puesto. Elige otro.
error-all-seats-taken = Todos los puestos están ocupados. Puedes mirar.
error-already-seated = Ya tienes el puesto { $seat }.
error-not-organiser = Solo { $player } (organización) o la moderación puede hacer esto.
error-not-ready = Todavía faltan confirmaciones.
error-unknown-chapter = Ese capítulo no puede ser el siguiente.
error-wrong-option = { $name } no puede quedar así: { $reason }
error-wrong-name = De ese nombre no se puede leer nada, o es demasiado largo. Elige otro, como Brasas Bajas.
error-paused = { $why ->
        [reason] { $player } puso en pausa { $name }: "{ $reason }".
        [nobody] { $name } está en pausa, porque no queda nadie en la mesa.
        [endless] { $name } está en pausa, porque el piloto automático no llega al final; `/campaign seat` da su puesto a alguien, y entonces se puede seguir.
        [stuck] { $name } está en pausa, porque un paso no llegaba a su fin. Quien organiza puede reanudar, o antes deshacer un paso.
       *[none] { $player } puso en pausa { $name }.
    } Puedes mirar, pero no jugar.
error-put-away = Esta campaña está retirada. Se puede recuperar hasta { $until }
error-seated-organiser = Entre rivales, quien organiza y tiene puesto solo cambia el suyo y los libres. Lo demás es de la moderación sin puesto.
error-ask-first = La organización de esta campaña acepta a quien ocupa un puesto libre. Puedes pedirlo.
error-application-closed = Esa petición de puesto ya tiene respuesta.
error-nobody-waited = La mesa no espera a nadie a quien pueda avisar.
error-too-soon = Eso se hizo { $last }. Próxima vez posible: { $next }.
error-fixed-setting = Esto se eligió antes de empezar y queda como está.
error-takes-vote = Durante la partida esto solo cambia si la mesa acepta. Elígelo en los ajustes, y yo pregunto.
error-vote-open = La partida espera la respuesta de la mesa a la petición de { $player }. Puedes aceptar o rechazar allí.
error-request-closed = Esa petición ya está decidida.
error-not-concerned = No decides en esta petición: es tuya, o no tienes puesto aquí.
error-seated-moderator = Entre rivales, quien modera y tiene puesto solo juega.
error-not-stalled = El piloto automático se puede pedir cuando termina el plazo del turno de otra persona.
error-asked-before = Ya ampliaste el plazo en este turno. Los demás pueden esperar o dejar que juegue el piloto automático.
error-not-free = Deshacer eso afecta a más gente. Pide a la mesa.
error-not-over = Un archivo abierto solo existe tras el fin del capítulo, o para la moderación sin puesto.
error-seen-in-file = Un archivo abierto muestra lo que ahí está oculto. Una copia de ese momento se reparte de nuevo y se puede jugar.
error-knows-all = Tomaste el archivo abierto de esta partida, así que has visto todas las manos. Puedes mirarla hasta el final.
error-own-application = Otra persona tiene que aceptar tu petición: quien organiza u otra persona que modera.
error-wrong-file = { $reason ->
    [size] Este archivo es demasiado grande o da demasiado trabajo: como mucho 10 MiB, 64 MiB descomprimido y 10 veces la campaña más larga que conozco.
    [version] Este archivo es de una versión mía más nueva. No ha cambiado.
    [key] Este archivo lo selló otro bot, así que no puedo leerlo. No ha cambiado.
    [game] Este archivo es de un juego que no tengo.
    [content] Este archivo contiene algo imposible, en { $where }. No se creó nada.
   *[damaged] Este archivo está dañado o no es mío. No se creó nada.
}
error-too-large-for-file = Esta campaña es demasiado larga para un archivo que se pueda volver a importar. Bifúrcala y exporta la copia, o pide una copia de seguridad a quien aloja el bot.
error-too-many-files = Leo pocos archivos a la vez, y seis por persona en una hora. El siguiente, { $next }.
