## The journal of a campaign

command-campaign-journal = Muestra cada capítulo terminado y lo que se conservó
button-download-journal = Descargar diario
journal-title = **Diario de { $name }** · { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}
journal-chapters = { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}
journal-together = ganados: { $won }
journal-chapter = Capítulo { $number }
journal-none = El diario empieza cuando termina el primer capítulo.
journal-menu = Abrir un capítulo
journal-won = ganado tras { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondas
}.
journal-lost = perdido tras { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondas
}.
journal-winner = { $player } ganó con { $total } PV tras { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondas
}.
journal-alt = { $number }: { $chapter }, { $result }
journal-kept-line = Conservado: { $kept }.
journal-players = Jugaron: { $players }.
journal-picture = { $chapter }: primer y último tablero, lo que decidió, títulos y el final
journal-file = El diario como carpeta: descomprímelo y abre index.html en un navegador. No muestra nada oculto.
ending-substitute = También jugó { $seat }: { $player }, { $count ->
    [1] 1 elección
   *[other] { $count } elecciones
}.
journal-turned = **Lo que decidió**
journal-turned-line = Ronda { $round }: { $what }
journal-chapter-of = Capítulo { $number } de { $count }
journal-began = Así empezó
journal-ended = Así terminó
journal-titles = Títulos
