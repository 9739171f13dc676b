## Cómo de fiable es la gente

reliability = { $begun ->
    [0] nada empezado aquí en los últimos 90 días
   *[other] terminó { $finished } de { $begun }
}{ $wait ->
    [unknown] {""}
    [days] { $days ->
        [1] , suele responder en un día
       *[other] , suele responder en { $days } días
    }
   *[hours] { $hours ->
        [1] , suele responder en una hora
       *[other] , suele responder en { $hours } horas
    }
}{ $count ->
    [0] {""}
    [1] , se hizo cargo de un puesto
   *[other] , se hizo cargo de { $count } puestos
}
reliability-of = **{ $player }**: { $record }
reliability-title = **Jugadores de { $name }, en los últimos 90 días aquí**
reliability-nobody = Aún nadie tiene un puesto.
reliability-hidden = { $name } no muestra cómo responden sus jugadores. La organización puede cambiarlo en los ajustes.
button-reliability = Fiabilidad
stats-reliability = En los últimos 90 días: { $record }
setting-reliability = Fiabilidad de los jugadores
setting-reliability-hidden = No se muestra
setting-reliability-shown = Cualquiera puede leerla
setting-joins = Quién puede unirse
setting-joins-anyone = Cualquiera
setting-joins-finished = Quien ha terminado un capítulo
error-not-finished = Esta mesa pide jugadores que hayan terminado un capítulo en este servidor. /tables muestra otras.
stats-rating = Puntuación en { $game }: { $skill }, seguro entre { $low } y { $high }, tras { $count ->
    [1] 1 partida puntuada
   *[other] { $count } partidas puntuadas
}
button-me-people = Otras personas
me-rated = Puntuación en juegos competitivos
me-rated-about = Por servidor, solo con quienes también la quieren. Solo la ves tú, en /stats.
me-rated-no = Sin puntuación
me-rated-yes = Mostrarme una puntuación
turn-foretold = Después: { $player }, prepárate
me-ahead = Avisarme antes de mi turno
me-ahead-about = Cuando quien juega antes que tú empieza su turno, en vez de un recordatorio en el tuyo.
me-ahead-no = No avisarme
me-ahead-yes = Avisarme
