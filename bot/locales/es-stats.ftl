## /stats

command-stats = Muestra tus cifras en este servidor, o las del servidor
parameter-stats-server = Las cifras del servidor en vez de las tuyas
button-stats-show = Mostrar aquí
button-stats-own = Tus cifras
button-stats-server = Este servidor
stats-own = **Tus cifras en este servidor**
stats-of = **Cifras de { $player } en este servidor**
stats-private = Solo tú ves esto. **Mostrar aquí** lo publica en este canal.
stats-none = Aún no has terminado ningún capítulo aquí.
stats-own-game = **{ $game }**: { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}, ganados: { $won }
stats-favourites = Casi siempre como { $names }
stats-titles = Títulos: { $names }
stats-answers = Tiempo de respuesta habitual: { $hours } h { $minutes } min
stats-server = **Este servidor**
stats-campaigns = { $playing ->
    [1] 1 campaña
   *[other] { $playing } campañas
} en juego, terminadas: { $over }
stats-completion = Empezadas en los últimos 90 días: { $count }, terminadas: { $percent } %
stats-chapters = { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}
stats-matches = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}
stats-won = ganados: { $won } de { $count }
stats-finished = terminadas
stats-records = Récords
stats-most-vp = Más PV en { $game }
stats-record = { $player } con { $total } PV
stats-no-writing = No puedes escribir aquí, así que no se publicó nada.
