# Palabras de las imágenes de Fireteam Zero. Cortas: van dentro de placas.
picture-hero-of-seat = Héroe: { $seat }
picture-creatures = Criaturas y amenazas
picture-attack = Último ataque
picture-mission = Misión y operación
picture-moment = { $mission }, ronda { $round }
picture-acts = { $hero }: { $movement ->
    [0] { $acted ->
        [0] le toca
       *[1] sin movimiento
    }
    [one] queda 1 paso
   *[other] quedan { $movement } pasos
}
picture-phase-setup = Preparativos
picture-phase-tactics = Táctica
picture-phase-heroes = Actúan los héroes
picture-phase-threat = Actúan las criaturas
picture-phase-aftermath = Después de la misión
picture-phase-over = La misión ha terminado
picture-attacks = { $attacker } ataca: { $target }
picture-no-attack = Aún no hay ataques en este turno
picture-moves-more = { $count ->
    [one] 1 movimiento más
   *[other] { $count } movimientos más
}
picture-knocked-out = en el suelo
picture-to-act = le toca
picture-pinned = retenido
picture-elevated = en alto
picture-threat = Próxima amenaza
picture-coin-heads = Moneda: cara
picture-coin-tails = Cruz: ni una caída más
picture-threat-in = Amenaza: { $count }
picture-coin-heads-short = Moneda: cara
picture-coin-tails-short = Moneda: cruz
picture-may-search = registrar aquí
picture-hand-of = { $player }: { $hero }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
} de vida
picture-empty-hand = Sin cartas: el próximo impacto deja a este héroe fuera de combate.
picture-pile-deck = mazo
picture-pile-discard = descarte
picture-focus = Enfoque: { $cards }
picture-no-hand-yet = Se roban cartas cuando todos han elegido.
picture-no-focus = Sin cartas de enfoque en esta misión
picture-ability = Siempre: { $text }
picture-upgrade = Juego de mejora: cuatro de { $card }
picture-no-threats = Todavía no hay cartas de amenaza.
picture-exit = Todos deben acabar en { $place }.
picture-boss = { $creature } entrará en { $place }.
picture-which-hero = { $player }: ¿qué héroe?
picture-not-over = { $mission }: sigue en juego
picture-won = { $mission }: ganada
picture-lost = { $mission }: perdida
picture-after-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $count ->
    [0] nadie cayó
    [one] 1 caída
   *[other] { $count } caídas
}
picture-location = Lugar { $place }
picture-nothing-here = Aquí no hay nada.
picture-hero-here = { $hero }, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
picture-searched = Ficha de entrada { $number }, registrada
picture-searchable = Ficha de entrada { $number }, se puede registrar

# Para quienes no ven las imágenes: frases enteras.
picture-alt-choices = Para elegir: { $places }.
picture-alt-changed = Ha cambiado: { $places }.
picture-alt-attack = { $what } en { $place }: { $hits ->
    [0] sin daño
    [1] 1 de daño
   *[other] { $hits } de daño
}.
picture-alt-came = { $what }.
picture-alt-hand = { $seat }: { $hero } tiene { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}.
picture-alt-offer-upgrades = { $hero } elige { $count ->
    [one] 1 juego de mejoras
   *[other] { $count } juegos de mejoras
}.
picture-alt-offer-focus = { $hero } elige { $count ->
    [one] 1 carta de enfoque
   *[other] { $count } cartas de enfoque
}.
picture-alt-recommended = Recomendado: { $cards }.
picture-alt-on-offer = { $card }: { $said }.
picture-alt-cards = Cartas: { $cards }.
picture-alt-sheet = { $hero }, { $role }.
picture-alt-focus = Cartas de enfoque: { $cards }.
picture-alt-operation = { $missions }.
picture-alt-not-over = { $mission }, ronda { $round }, sigue en juego.
picture-alt-won = { $mission } se ganó tras la ronda { $round }.
picture-alt-lost = { $mission } se perdió en la ronda { $round }.
picture-alt-taken = { $seat } juega con { $hero }.
picture-alt-role = { $hero }: { $role }.
picture-past = Antes
picture-alt-more = Texto completo: /board words.
around-one = { $what } { $place }{ $steps ->
    [-1] { "" }
    [0] {" "}(aquí)
    [1] {" "}(1 paso)
   *[other] {" "}({ $steps } pasos)
}
