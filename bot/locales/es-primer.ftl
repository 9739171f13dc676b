# Rules in five minutes.
button-primer = Reglas en cinco minutos
button-whole-rule = Regla completa
menu-primer = Reglas en cinco minutos: juego
primer-page =
    ### { $title }
    -# { $number } de { $count }
