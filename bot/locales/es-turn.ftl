# Lo que dice del juego el mensaje de turno.

turn-since-own = **Desde tu último turno**, { $when }
turn-quiet = Desde tu último turno, { $when }, nada ha cambiado la partida.
turn-did = { $seat }: { $did }.
turn-asleep = -# Dormida. No corre ningún plazo hasta que alguien pulse algo.
turn-due = -# Plazo: { $due }
turn-strip-vp = **PV a la vista:** { $seats }
turn-strip-life = **Vida:** { $seats }
turn-strip-monsters = **Monstruos en la mazmorra:** { $seats }
turn-strip-cards = **Cartas en mano:** { $seats }
turn-strip-seat = { $name } **{ $count }**
turn-strip-seat-changed = { $name } **{ $count }** ({ $change })
button-last-post = Lo último

post-close = **Cuidado:** { $what }
