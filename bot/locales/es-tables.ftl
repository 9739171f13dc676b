# Mesas con puestos libres: /tables, y la lista en un canal.

command-tables = Encuentra una mesa con un puesto libre en este servidor
parameter-tables-game = Solo mesas de este juego
parameter-tables-pace = Solo mesas con este ritmo
parameter-tables-language = Solo mesas en este idioma
parameter-tables-newcomers = Solo mesas con pistas para quienes son nuevos en el juego
choice-pace-fast = 12 h por turno
choice-pace-daily = 24 h por turno
choice-pace-relaxed = 72 h por turno
choice-pace-bank = Una reserva de tiempo
choice-pace-none = Sin plazo
tables-title = **Puestos libres en { $count ->
    [1] 1 mesa
   *[other] { $count } mesas
}**
tables-none = Ninguna mesa tiene aquí un puesto libre. `/campaign new` abre una.
tables-more = … y { $count ->
    [1] 1 mesa más
   *[other] { $count } mesas más
}
tables-lobby = **{ $name }** · { $game } · empieza pronto · { $thread }
    -# { $pace } · { $language } · libres: { $seats }
tables-running = **{ $name }** · { $game } · ronda { $round } · { $thread }
    -# { $pace } · { $language } · libres: { $seats }
tables-menu = Tomar un puesto
tables-seat = { $name }: { $seat }
tables-of-autopilot = Ahora lo juega el piloto automático
tables-foot = -# Ves la mano de un puesto cuando ya es tuyo.
tables-joined = Tienes un puesto en **{ $name }**: { $seat }. Ve a { $thread }, elige y pulsa **Confirmar**.
tables-yours = Ahora juegas con { $seat } en **{ $name }**. Ve a { $thread } y pulsa **Jugar** o **Mano**.
tables-asked = He pedido { $seat } a quien organiza **{ $name }**. La respuesta llega en { $thread }.
server-tables = Lista de mesas
server-tables-about = Aquí se listan las mesas con puestos libres, en un mensaje que siempre está al día.
server-tables-none = Sin lista
