# The board in words, the figures above a choice, and why something cannot be chosen.
status = { $clan }{ $hand ->
    [0] ninguna carta
    [1] 1 carta
   *[other] { $hand } cartas
} en la mano · en la mazmorra { $monsters ->
    [1] 1 monstruo
   *[other] { $monsters } monstruos
}, { $lair } en la guarida
status-clan = { $clan } ·{ " " }
board-set-up = { $scenario }, { $difficulty }: preparación.
board-moment = { $scenario }, { $difficulty }. Ronda { $round }, turno de { $clan }. Oleada { $wave } de 2, { $deck ->
    [0] el mazo del gremio está vacío
    [1] queda 1 carta del gremio en ella
   *[other] quedan { $deck } cartas del gremio en ella
}.
board-doing = { $clan }: queda de la carta { $left }.
board-guild-card = Carta del gremio: { $card }. { $left ->
    [0] Es la última de esta invasión.
    [1] Sigue 1 más en esta invasión.
   *[other] Siguen { $left } más en esta invasión.
}
board-attacked = { $hero } ataca a { $clan } en { $room }: { $damage } de daño.
board-counter = { $counter }: { $count } ahora.
board-clan = **{ $clan }** [{ $letter }]: { $monsters } en la mazmorra, { $lair } en la guarida, { $hand ->
    [1] 1 carta
   *[other] { $hand } cartas
} en la mano.
board-piles = Pilas de { $clan }: { $deck } en el mazo, { $discard } en el descarte.
board-hand = En la mano ({ $clan }): { $cards }.
board-played = Jugadas ({ $clan }): { $cards }.
board-loot-card = { $card } ({ $kind })
board-row = Fila de botín: { $cards }.
board-blueprints = Planos: { $rooms }.
board-resolved = Cartas del gremio resueltas en esta oleada: { $cards }.
board-hero-left = { $hero } { $count }
board-heroes-left = Héroes en la reserva: { $heroes }. Sin ninguno de una clase, su próxima carta reactiva a los de la mazmorra.
board-key = Cada sala de arriba: su tipo, monstruos, héroes, fichas, tesoro y portal, a cuántos pasajes está de la Bóveda, y las salas a las que llevan sus pasajes.
board-room = **{ $room }** ({ $type }): { $what }.{ $steps } Lleva a { $ways }.
board-steps = { " " }A { $count ->
    [1] 1 pasaje
   *[other] { $count } pasajes
} de la Bóveda.
board-and = { $first } · { $then }
board-empty = nada por ahora
board-no-way = ninguna sala
board-monsters = { $count ->
    [1] { $clan }
   *[other] { $clan } ×{ $count }
}{ $wounds ->
    [0] { "" }
    [1] , 1 herida
   *[other] , { $wounds } heridas
}
board-heroes-active = { $count ->
    [1] { $hero }
   *[other] { $hero } ×{ $count }
}, lado activo{ $left ->
    [1] { "" }
   *[other] , vitalidad { $left }
}
board-heroes-exhausted = { $count ->
    [1] { $hero }
   *[other] { $hero } ×{ $count }
}, lado agotado{ $left ->
    [1] { "" }
   *[other] , vitalidad { $left }
}
board-treasure = tesoro de { $value }
board-portal-completed = portal ya completo
board-portal-incomplete = portal incompleto aún
pile-hand = Mano
pile-played = Jugadas
pile-discard = Descarte
pile-hand-second = Mano del segundo clan
pile-played-second = Jugadas del segundo clan
pile-discard-second = Descarte del segundo clan
pile-row = Fila de botín
pile-guild = Cartas del gremio resueltas
way-move-far = Mover { $count ->
    [1] 1 sala
   *[other] { $count } salas
} a { $to }, desde { $room }
way-move-by = pasando por { $rooms }
way-move-to = Mover hasta { $to }
way-ambush-all = Emboscada en { $room }: los { $count }
way-activate = Activar { $room }
why-gamble-done = Ya has apostado en este turno, o la mesa solo lo permite al jugar cartas.
why-gamble-no-cells = Una apuesta necesita las Celdas, y no están en esta mazmorra.
why-gamble-scenario = Este escenario no tiene apuesta.
why-renew-no-card = Renovar el botín cuesta una carta de la mano, y no tienes ninguna que valga.
why-only-defends = { $card } solo defiende: guárdala para un ataque de héroes.
why-no-action = A esta carta no le queda: { $action }.
why-no-way = Ningún monstruo tuyo está junto a { $room }. Sus pasajes llevan a { $ways }.
why-no-monster-at-all = No tienes ningún monstruo en la mazmorra. Una Emboscada los trae de la guarida.
why-no-monster = Eso necesita un monstruo tuyo en { $room }.
why-not-next-door = A distancia solo alcanza { $room } desde las salas contiguas: { $ways }.
why-no-token = No queda en la reserva: { $token }.
why-no-resource = { $room } necesita esto allí: { $token }.
why-no-loot = { $room } nada puede dar: no hay carta en la fila de { $category }.
why-cells = Las Celdas no tienen acción de sala. La apuesta no necesita un monstruo allí.
why-laboratory = El Laboratorio necesita las Celdas, una carta del gremio y una carta táctica en la fila.
why-builder = El Constructor necesita una Moneda allí, un plano con lugar permitido y un tesoro de ese valor en la reserva.
order-defend = Defender cuando atacan héroes
order-defend-ask = Preguntarme
order-defend-never = Nunca defender
order-defend-always = Siempre
order-defend-dies = Si moriría un monstruo
order-defend-last = Para salvar al último monstruo de la sala
order-defend-treasure = Donde hay un tesoro
order-defend-near = En la Bóveda y junto a ella
order-defend-room = Solo en { $value }
order-defend-with = Defender con { $subject }
order-defend-with-ask = Preguntarme
order-defend-with-never = Nunca defender
order-defend-with-always = Siempre
order-defend-with-dies = Si moriría un monstruo
order-defend-with-last = Para salvar al último monstruo de la sala
order-defend-with-treasure = Donde hay un tesoro
order-defend-with-near = En la Bóveda y junto a ella
order-defend-with-room = Solo en { $value }
order-heroes = Orden de los héroes
order-heroes-ask = Preguntar a la mesa
order-heroes-alike = El habitual si son iguales
order-heroes-usual = Siempre el habitual
