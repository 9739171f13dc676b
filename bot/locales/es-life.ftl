## Relojes para la vida real: zonas horarias, ausencias, bancos de tiempo

me-zone = Tu hora: { $zone }.
me-zone-old = Para ti son las { $time }. Dime tu ciudad para que conozca el horario de verano.
me-zone-unknown = No sé qué hora es para ti, así que no tienes horas de silencio.
me-vacation = { $days ->
    [1] Los relojes pueden esperarte 1 día más este año.
   *[other] Los relojes pueden esperarte { $days } días más este año.
}
button-me-time = Tiempo
button-me-look = Idioma e imágenes
button-me-city = Buscar mi ciudad…
button-me-no-city = Olvidar mi zona horaria
me-city-field = Una ciudad grande cercana, o tu país
me-city-which = ¿Cuál es tu hora?
me-city-none = No conozco esa ciudad. Prueba con una más grande de tu zona horaria, o con tu país.
me-when_away = Durante mi ausencia
me-when_away-about = Para ausencias más largas que un turno.
me-when_away-wait = Los relojes esperan, 7 días como máximo
me-when_away-autopilot = El piloto automático juega por mí
me-when_away-lend = Prestar mis puestos: elige a alguien con /me lend
me-when_away-friend = Prestar mis puestos a { $player }
me-friend = { $player } recibe tus puestos durante tu ausencia. Donde no se pueda, juega el piloto automático.
me-friend-who = Primero elige a la persona: escribe `/me lend` y selecciónala.
me-friend-wrong = Elige a otra persona, no a un bot ni a ti.
me-remind = Recordatorio
me-remind-half = A la mitad del tiempo de un turno
me-remind-off = Ninguno
me-remind-hours = Después de { $hours } h
me-gone-left = { $autopilots ->
    [0] { "" }
    [1] El piloto automático juega 1 puesto por ti.
   *[other] El piloto automático juega { $autopilots } puestos por ti.
} { $lent ->
    [0] { "" }
    [1] Prestas 1 puesto.
   *[other] Prestas { $lent } puestos.
}
me-gone-waits = Los relojes te esperan hasta { $until }.
turn-away-wait = Ausencia de { $player } hasta { $until }; el reloj espera hasta { $stops }
turn-away-autopilot = Ausencia de { $player } hasta { $until }; juega el piloto automático
turn-away-lent = Ausencia de { $player } hasta { $until }; juega { $friend }
turn-bank = -# Banco de { $player }: quedan { $left } h
seat-autopilot-away = Ausencia de { $player } hasta { $until }: el piloto automático juega por { $seat }. Al pulsar cualquier cosa aquí, termina.
acting-organiser = { $player }, hace tiempo que quien organiza no pasa por aquí. Hasta que vuelva puedes actuar en su lugar con **/campaign settings** y **/campaign rescue**.
settings-acting = Actúas en lugar de { $player }, que lleva mucho tiempo en silencio.
setting-pace-bank = Un banco de 3 días, y 12 h por cada turno
setting-pace-bank-detail = El tiempo que no usas se guarda, hasta 4 días
lobby-pace-bank = Banco de 3 días, 12 h más por cada turno
lobby-clocks-bank = Tu banco: un aviso a la mitad. Cuando se agota, el piloto automático juega el turno. Pulsa cualquier cosa y vuelves.
lobby-clocks-bank-waits = Tu banco: un aviso a la mitad. Cuando se agota, la mesa decide qué hacer.
setting-weekends = Fines de semana
setting-weekends-count = Cuentan como los demás días
setting-weekends-off = Los relojes se paran
lobby-weekends = Los relojes se paran los fines de semana.
setting-lobby_days = Una sala que no se llena pregunta
setting-lobby_days-7 = A los 7 días, cierra a los 21
setting-lobby_days-3 = A los 3 días, cierra a los 9
setting-lobby_days-14 = A los 14 días, cierra a los 42
setting-starts-soon = Sola, después de 2 horas
setting-between_days = Sin capítulo nuevo, termina después de
setting-between_days-21 = 21 días
setting-between_days-10 = 10 días
setting-between_days-60 = 60 días
setting-pause_days = Una pausa dura
setting-pause_days-14 = 14 días
setting-pause_days-7 = 7 días
setting-pause_days-30 = 30 días
setting-sleeps = La partida duerme si nadie pulsa nada durante
setting-sleeps-4 = El tiempo de 4 turnos
setting-sleeps-8 = El tiempo de 8 turnos
setting-sleeps-16 = El tiempo de 16 turnos

parameter-me-city = Ciudad o país cuya hora es la tuya
parameter-me-lend = Persona que juega tus puestos en tu ausencia
turn-away = Ausencia de { $player } hasta { $until }
