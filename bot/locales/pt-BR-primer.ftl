# Rules in five minutes.
button-primer = Regras em cinco minutos
button-whole-rule = Regra completa
menu-primer = Regras em cinco minutos: jogo
primer-page =
    ### { $title }
    -# { $number } de { $count }
