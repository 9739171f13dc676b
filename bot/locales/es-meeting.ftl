## Jugar juntos a una hora

more-together = Jugar juntos a una hora
meeting-title = **¿Cuándo se juega en común?** Las horas son las de tu zona. El servidor recibe un evento, y cada persona lo ve en la suya.
meeting-day = El día
meeting-hour = La hora
meeting-past = Esa hora ya pasó. Elige una posterior.
meeting-zone = Aún no conozco tu zona horaria. Dime una ciudad y elige otra vez **Jugar juntos a una hora**.
meeting-private = Esta mesa es privada, y todo el servidor vería su evento. Mejor acordar la hora en el hilo.
meeting-permission = No puedo crear eventos aquí. Pide a un moderador que dé a mi rol **Crear eventos** en los ajustes del servidor.
meeting-on = Se juega en común el { $begins }.
meeting-none = No hay ninguna hora prevista.
meeting-planned = Se juega en común el { $begins }. Marca el evento para que Discord te lo recuerde.
meeting-off = Se cancela la partida en común del { $begins }.
meeting-gone = Se borró el evento del { $begins }, así que la partida en común se cancela.
meeting-name = { $name }: jugar juntos
meeting-about = Los turnos se juegan uno tras otro. Todo el mundo puede mirar: { $place }
button-meeting-plan = Fijar { $when }
button-meeting-off = Cancelarlo
button-meeting-event = Ver el evento
