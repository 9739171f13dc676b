## Buscar una mesa

parameter-tables-looking = Di a qué quieres jugar y recibe una propuesta de mesa
button-seek = Buscar una mesa
button-seek-stop = Dejar de buscar
button-seek-avoid = Personas que evitas
looking-title = **Buscar una mesa**
looking-nothing = Elige los juegos a los que quieres jugar.
looking-now = Buscas { $games } hasta { $until }.
looking-hours = Sueles responder en { $count ->
    [1] 1 hora
   *[other] { $count } horas
} del día.
looking-hours-unknown = Aún no sé cuándo sueles responder. Lo aprendo mientras juegas, y antes no propongo nada.
looking-how = Cuando encaja suficiente gente, la nombro contigo en un mensaje de este canal. Comparten tu ritmo y al menos tres horas.
looking-games = Juegos
looking-pace = Ritmo
looking-players = Número de jugadores
looking-players-exact = { $count ->
    [1] 1 jugador
   *[other] { $count } jugadores
}
looking-players-range = De { $fewest } a { $most }
looking-no-writing = No puedo escribir en este canal. Busca una mesa en otro.
looking-stopped = Ya no buscas una mesa.
looking-joined = Tienes un puesto en { $name }: { $thread }
looking-declined = Hecho: ya no se te pregunta. Busca una mesa otra vez cuando quieras.
looking-over = Esta propuesta ha terminado. Puedes buscar una mesa.
looking-for-others = Esta mesa se propuso a otras personas. Puedes buscar una.
proposal-title = **¿Una mesa de { $game } para { $count ->
    [1] 1 jugador
   *[other] { $count } jugadores
}?**
proposal-people = { $players } buscan una mesa. Ritmo: { $pace }
proposal-hours = Todo el grupo suele responder entre { $first } y { $last }.
proposal-hours-some = Horas habituales en común: { $count }
proposal-how = Pulsa **Unirse**: la primera pulsación abre la mesa, las demás dan un puesto. Se puede aceptar hasta { $until }.
proposal-open = La mesa está abierta: { $thread }. **Unirse** te da un puesto.
proposal-ended = Esta propuesta de mesa ha terminado.
me-avoid = No proponerme mesas con estas personas
me-avoid-saved = Guardado: { $count ->
    [0] no evitas a nadie
    [1] no se te propone ninguna mesa con esta persona
   *[other] no se te propone ninguna mesa con estas { $count } personas
}. Solo tú ves esto.
