# Lo que un vestíbulo dice de las horas de sus jugadores.

lobby-rhythm = Estas { $count } personas suelen jugar de { $first } a { $last }: unos { $turns } turnos al día.
lobby-rhythm-any = Estas { $count } personas juegan a cualquier hora: unos { $turns } turnos al día.
