# Lo que un vestíbulo dice de las horas de sus jugadores.

lobby-rhythm = En esta mesa ({ $count }) se suele jugar de { $first } a { $last }: { $turns ->
    [one] cerca de { $turns } turno al día.
   *[other] cerca de { $turns } turnos al día.
}
lobby-rhythm-any = En esta mesa ({ $count }) se juega a cualquier hora: { $turns ->
    [one] cerca de { $turns } turno al día.
   *[other] cerca de { $turns } turnos al día.
}
