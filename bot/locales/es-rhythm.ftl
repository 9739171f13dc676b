# Lo que un vestíbulo dice de las horas de sus jugadores.

lobby-rhythm = En esta mesa ({ $count }) se suele jugar de { $first } a { $last }: unos { $turns } turnos al día.
lobby-rhythm-any = En esta mesa ({ $count }) se juega a cualquier hora: unos { $turns } turnos al día.
