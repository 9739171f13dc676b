# Words in the pictures of Keep the Heroes Out!

# Pictures: labels are short and without a full stop
picture-past = Antes
picture-moment = { $scenario }, ronda { $round }
picture-phase-setup = Preparación
picture-phase-play = { $player } juega cartas
picture-phase-renew = { $player } renueva el botín
picture-phase-clean = { $player } recoge sus cartas
picture-phase-invasion = Entran los héroes
picture-guild-card = Gremio: { $card }
picture-phase-aftermath = Después del escenario
picture-phase-over = El escenario ha terminado
picture-invasion = Invasión
picture-guild-left = { $count ->
    [1] queda 1 carta
   *[other] quedan { $count } cartas
  }
picture-guild-resolved = cartas resueltas, por clase
picture-wave = oleada { $wave }: { $cards } por turno
picture-row = Botín
picture-legend-active = héroe activo
picture-legend-exhausted = héroe agotado
picture-legend-treasure = tesoro y su valor
picture-legend-order = en el orden de los números
picture-legend-summoned = llega
picture-legend-attacked = ataca
picture-legend-shot = dispara
picture-legend-plundered = saquea
picture-legend-trapped = trampa
picture-legend-defeated = derrotado
picture-build = { $room }: ¿dónde y con qué giro?

# A room
picture-steps = { $steps ->
    [1] a 1 pasaje de la Bóveda
   *[other] a { $steps } pasajes de la Bóveda
  }
picture-passages = Pasajes a { $rooms }
picture-active = { $count ->
    [1] { $hero }, lado activo
   *[other] { $hero } ×{ $count }, lado activo
  }
picture-exhausted = { $count ->
    [1] { $hero }, lado agotado
   *[other] { $hero } ×{ $count }, lado agotado
  }
picture-treasure = Tesoro de valor { $value }
picture-portal-completed = Portal completo
picture-portal-incomplete = Portal incompleto

# Cards
picture-or = o
picture-hand = Cartas
picture-hand-of = { $player }: { $clan }
picture-hand-of-seat = Cartas: { $seat }
picture-clan = El clan
picture-clan-of-seat = El clan: { $seat }
picture-empty-hand = Sin cartas en la mano
picture-pile-deck = mazo
picture-pile-discard = descarte
picture-pile-lair = guarida
picture-played = Jugadas: { $cards }
picture-none-played = Nada jugado en este turno
picture-combo = { $left }; luego { $right }
picture-explain-swarm = Enjambre: cada monstruo propio de una sala puede hacerlo una vez
picture-explain-ambush = Emboscada: salen monstruos de tu guarida en salas de esos tipos
picture-explain-reinforce = Refuerzo: de tus 3 primeras cartas van a la mano las que lo muestran
picture-explain-becomes = Solo si lo de la izquierda sale bien, lo de la derecha es gratis
picture-explain-shield = Defender: juégala cuando un héroe ataca en una sala con tu monstruo
picture-explain-activate = Activar: la habilidad del clan, una sala, un portal

# Loot, guild, scenario, end
picture-loot = Fila de botín
picture-loot-row = La fila de botín
picture-guild = Cartas del gremio que han salido
picture-guild-drawn = Cartas del gremio que han salido, oleada { $wave }
picture-supply = fichas libres
picture-scenario = Escenario
picture-chronicle = Crónica
picture-chronicle-score = Crónica: { $score } puntos
picture-chronicle-now = Ahora: { $scenario }
picture-chronicle-next = Sigue: { $scenario }
picture-chronicle-gift = Sigue: { $scenario }. Ganado para él: { $reward }
picture-chronicle-over = La crónica ha terminado.
picture-chronicle-member = { $clan }{ $count ->
    [0] , el mazo del clan
   *[other] , guardado: { $cards }
}
picture-alt-chronicle-won = Ganados: { $scenarios }.
picture-alt-chronicle-passed = Pasados por alto: { $scenarios }.
picture-reward-first-loot = Primer botín
picture-reward-foreign-card = Carta ajena
picture-reward-head-start = Ventaja
picture-reward-kept-loot = Botín guardado
picture-difficulty = { $level }: cartas del gremio por invasión: { $first } en la oleada 1, { $second } en la 2; ahora, oleada { $wave }
picture-treasures = Tesoros: { $values }. Saqueados: { $plundered }
picture-treasure-of = { $count } de valor { $value }
picture-blueprints = Planos: { $rooms }
picture-not-over = El escenario no ha terminado todavía.
picture-won = { $scenario }: victoria
picture-lost = { $scenario }: derrota
picture-after-rounds = tras { $rounds ->
    [1] 1 ronda
   *[other] { $rounds } rondas
  }
picture-none-plundered = No se saqueó ningún tesoro.
picture-monsters = monstruos
picture-loot-taken = botín
picture-cards = cartas

# The lobby
picture-which-clan = { $player }: ¿qué clan?

# Pictures in words
picture-alt-more = Texto completo: /board words.
around-heroes = { $count ->
    [0] No hay héroes dentro.
   *[other] Héroes: { $rooms }{ $more ->
        [0] { "" }
       *[other] { " " }({ $more } más lejos)
    }.
}
around-own = { $count ->
    [0] No tienes monstruos dentro.
   *[other] Tuyos: { $rooms }{ $more ->
        [0] { "" }
       *[other] { " " }({ $more } en otras salas)
    }.
}
picture-alt-choices = Opciones: { $places }.
picture-alt-changed = Ha cambiado: { $places }.
picture-alt-action = Activar: { $action }.
picture-alt-build = { $count ->
    [1] 1 forma de construir { $room }.
   *[other] { $count } formas de construir { $room }.
  }
picture-alt-nearest = Lo más cerca de la Bóveda, { $steps ->
    [1] 1 pasaje
   *[other] { $steps } pasajes
  }: { $numbers }.
picture-alt-card = { $number } { $card }: { $shows }.
picture-alt-copies = { $count } { $card }: { $shows }.
picture-alt-piles = Mazo { $deck }, descarte { $discard }.
picture-alt-clan = { $clan }: { $text }
picture-alt-loot = Fila de botín; cartas en el mazo de botín: { $left }.
picture-alt-drawn = { $hero }: cartas que han salido, { $count }; fichas libres, { $tokens }.
picture-alt-drawn-own = Cartas del escenario que han salido: { $count }.
picture-alt-own = { $card }: { $text }
picture-alt-outcome = { $outcome } en la ronda { $rounds }. { $reason }
picture-alt-plundered = Tesoros saqueados: { $values }.
picture-alt-taken = { $clan }: lo tiene { $player }.
