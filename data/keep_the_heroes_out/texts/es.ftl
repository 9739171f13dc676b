# Sentences of Keep the Heroes Out!: questions, choices, groups of choices, and what happens, line by line for the log.
# What cards do stands in the file of cards, what posts make of the account in that of the account.

## Parts of sentences
seat-clan = { $clans }
seat-clans = { $clans }
counted = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
nothing = { "" }
unspent = { $what }

## Groups of choices
group-play = Jugar una carta
group-play-2 = Más cartas
group-move = Mover
group-move-2 = Mover B
group-move-3 = Mover C
group-move-4 = Mover D
group-melee = Cuerpo a cuerpo
group-ranged = A distancia
group-activate = Activar
group-activate-2 = Activar B
group-activate-3 = Activar C
group-put = Poner
group-spend = Gastar
group-ambush = Emboscada
group-swarm = Enjambre
group-combo = Combos
group-combo-2 = Combos B
group-reinforce = Refuerzo
group-portal = Portales
group-heal = Curar
group-breed = Criar
group-draw = Robar
group-summon_here = Nuevos monstruos
group-gamble = Apostar
group-renew = Renovar botín
group-discard = Descartar
group-build = Construir
group-build-2 = Construir B
group-build-3 = Construir C
group-build-4 = Construir D
group-defend = Defender
group-rest = El resto
group-end = Terminar
empty-rest = El piloto automático no jugaría nada más.
empty-play = Tu mano está vacía. Las cartas jugadas han contado; robas al ordenar.
empty-gamble = Ahora no hay apuesta: una por turno, y solo con las Celdas en la mazmorra.
empty-renew = Renovar el botín cuesta una carta de la mano.
empty-move = Ningún monstruo tuyo puede moverse con lo que queda de esta carta.
empty-melee = No hay ningún héroe en una sala con un monstruo tuyo, o no queda Cuerpo a cuerpo.
empty-ranged = No hay ningún héroe en una sala contigua a un monstruo tuyo, o no queda A distancia.
empty-activate = Nada se puede activar ahora, o no queda Activar.

## Questions
ask-setup-laboratory = ¿Las cartas de qué clan van al botín?
ask-setup-first = ¿Quién empieza?
ask-setup-room = ¿Dónde empieza tu monstruo impar?
ask-turn-card = Juega una carta o termina el turno.
ask-turn-action = Usa en cualquier orden: { $left }.
ask-turn-action-some = Usa { $left }. Ahora no: { $idle }.
ask-renew-card = ¿Descartar una carta para renovar el botín?
ask-renew-row = ¿Qué cartas de la fila se van?
ask-clean-gamble = ¿Apostar o terminar el turno?
ask-build-blueprint = ¿Qué sala se construye?
ask-build-place = ¿Dónde y cómo girada?
ask-lab-card = ¿Qué carta táctica tomas?
ask-curse-card = Maldición: ¿qué carta tuya descartas?
ask-defend-attack = { $hero } ataca a { $clan } en { $room }. ¿Defender?
ask-defend-action = Usa el combo de tu carta de Defender: { $left }.
ask-table-hero = ¿Qué héroe sigue?
ask-table-charge = ¿Por dónde van los héroes?
ask-table-charge-of = ¿Por dónde { $count ->
    [1] va
   *[other] van
} { $heroes } desde { $room }?
ask-table-enters = ¿Qué héroe entra primero?
ask-table-first-room = ¿Dónde se invoca el primer héroe?
ask-table-spared-room = ¿Qué sala Especial queda sin héroe?
ask-table-monster = ¿Qué monstruo recibe el golpe?
ask-table-shot = ¿A qué monstruo dispara la Arquera?
ask-table-smashed = ¿Qué recurso descarta el Guerrero?
ask-table-spoiled = El tesoro saqueado destroza un recurso: ¿cuál?
ask-table-spared = ¿Qué héroe queda activo y no saquea?
ask-scenario-room = ¿En qué sala?
ask-scenario-place = La reserva no alcanza: ¿adónde va la siguiente ficha?
ask-scenario-resource = ¿Qué recurso se descarta?
ask-scenario-treasure = ¿Qué tesoro se va?
ask-scenario-portal = ¿Qué portal se gira?
ask-scenario-hurt = ¿Qué monstruo sufre el daño?
ask-scenario-strike = ¿Qué héroe sufre el daño?
ask-scenario-walk = ¿Adónde va el héroe?
ask-scenario-walk-first = ¿Qué héroe camina primero?
ask-scenario-call = ¿Llamar monstruos de tu guarida?
ask-scenario-turn-neighbour = ¿Qué sala gira?

## Choices
end-turn = Terminar el turno
play-card = Jugar { $card }
play-side = { $card }: { $shows }
play-wastes = Sin uso ahora: { $idle }
end-unplayed = { $count ->
    [1] Aún se puede jugar 1 carta
   *[other] Aún se pueden jugar { $count } cartas
}
done-play-card = { $card }
done-play-side = { $card }
action-done = Dejar el resto de la carta
gamble = Apostar por 3 cartas
gamble-detail = Un Mago reactiva a todos los de las Celdas
gamble-danger = Peligro, sin ficha en la reserva: { $heroes }. Si sale ahora, se reactiva toda esa clase
rest = Jugar el resto por mí
rest-detail = Sigue el piloto automático, también tras cartas nuevas; apostar, renovar y terminar quedan para ti
renew = Renovar el botín
renew-detail = Descartar una carta de la mano por 1 a 5 cartas nuevas en la fila; después no se juegan más
renew-with = Descartar { $card }
renew-away = { $card } se va
take-card = Tomar { $card }
discard-card = Descartar { $card }
choose-room = { $room }
choose-hero = { $room }: { $hero }{ $wounds ->
    [0] { "" }
   *[other] {" "}−{ $wounds }
}
choose-monster = { $room }: { $clan }{ $wounds ->
    [0] { "" }
   *[other] {" "}−{ $wounds }
}
choose-resource = { $room }: { $token }
step-arrive = { $room }: llega { $hero }
step-attack = { $room }: ataca { $hero }{ $wounds ->
    [0] { "" }
   *[other] {" "}−{ $wounds }
}
step-charge = { $room }: { $count ->
    [1] el héroe avanza
   *[other] { $count } avanzan
}
step-plunder = { $room }: saqueo del tesoro
step-wait = { $room }: { $count ->
    [1] el héroe espera
   *[other] { $count } esperan
}
usual-order = El orden usual, todo este turno
usual-order-detail = Primero quien ataca, luego quien espera o llega, saqueos y cargas; antes los cercanos a la Bóveda
setup-lab = { $clan }
setup-begins = Primero { $clan }
setup-room = { $room }
way-draw = Robar una carta
way-reinforce = Refuerzo: quedarse cartas que muestran { $action }
way-move = Mover a { $to }, desde { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 herida
   *[other] , { $wounds } heridas
}
way-move-with = Mover a { $to } con { $token }, desde { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 herida
   *[other] , { $wounds } heridas
}
way-melee = Atacar: { $hero } en { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 herida
   *[other] , { $wounds } heridas
}
way-ranged = Disparar: { $hero } en { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 herida
   *[other] , { $wounds } heridas
}
way-put = Poner { $token } en { $room }
way-spend = Gastar { $token } de { $room }
way-portal = Abrir portal en { $room }
way-heal = Quitar { $wounds ->
    [1] 1 herida
   *[other] { $wounds } heridas
} en { $room }
way-breed = 1 monstruo más en { $room }
way-ambush = Emboscada en { $room }{ $count ->
    [1] { "" }
   *[other] , quedan { $count }
}
way-swarm = Enjambre ({ $action }) de { $room }
way-combo = { $way }, con combo
way-ability = { $way } (habilidad)
way-summon-here = { $count ->
    [1] 1 monstruo
   *[other] { $count } monstruos
} a { $room }
way-complete = Completar el portal en { $room }
way-room-put = Activar { $room }: { $token }
way-room-loot = Tomar { $card } por { $token } en { $room }
way-scenario = { $activation } ({ $room })
way-build = Construir por { $count ->
    [1] 1 Moneda
   *[other] { $count } Monedas
}: tesoro de { $count }
way-experiment = Laboratorio: un héroe a las Celdas, una carta táctica
blueprint = { $room }
build-place = { $number }: junto a { $beside }, { $turned }°, a { $count } de la Bóveda
defend-with = Defender con { $card } ({ $clan })
defend-no = No defender
call-done = Nada más
skip-gamble = No apostar

## What happens, line by line
setup-first = Empieza: { $clan }.
setup-lent = En el botín están las cartas de: { $clan }.
setup-row = Fila de botín: { $cards }.
play-done = { $clan }: *{ $card }*.
play-goes-on = { $clan }: sigue *{ $card }*.
moved = { $clan }: movimiento de { $room } a { $to }.
moved-with = { $clan }: movimiento de { $room } a { $to } con { $token }.
attacked = { $clan }: ataque contra { $hero } en { $room }.
shot = { $clan }: disparo contra { $hero } en { $room }.
hero-defeated = { $hero } en { $room } **cae**.
hero-hurt = { $hero } en { $room } sufre 1 de daño, queda { $left }.
tokens-placed = Llega a { $room }: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}.
tokens-lost = Sale de { $room }: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}.
portal-opened = Hay un portal completo en { $room }.
portal-completed = El portal en { $room } se completa.
portal-closed = El portal en { $room } vuelve a estar incompleto.
put-monsters = { $clan }: { $count ->
    [1] 1 monstruo
   *[other] { $count } monstruos
} de la guarida a { $room }.
healed = { $clan }: cura de { $wounds ->
    [1] 1 herida
   *[other] { $wounds } heridas
} en { $room }.
drew = { $clan }: { $count ->
    [1] 1 carta robada
   *[other] { $count } cartas robadas
}.
drew-cards = { $clan }: { $count ->
    [1] 1 carta robada
   *[other] { $count } cartas robadas
}: { $cards }.
draw-cards = Robas { $cards }.
drew-own = { $clan }: { $cards } a la mano.
reinforced = { $clan }: a la vista { $cards }; a la mano { $count ->
    [0] ninguna
   *[other] { $kept }
}.
discarded = { $clan }: descarte de *{ $card }*.
gained = { $clan }: botín de *{ $card }*.
row-filled = Nueva en la fila: *{ $card }*.
renewed = { $clan }: descarte de *{ $card }* para renovar. Salen de la fila: { $cards }.
built = { $clan }: **obra de { $room }**, a { $count ->
    [1] 1 pasaje
   *[other] { $count } pasajes
} de la Bóveda.
treasure-laid = Hay un tesoro de { $value } en { $room }.
blueprint-revealed = Plano nuevo: { $room }.
gambles = { $clan }: **apuesta**.
experiments = { $clan }: uso del Laboratorio.
cells-card = Carta del gremio para las Celdas: *{ $card }*.
guild-card = Carta del gremio: **{ $card }**.
scenario-card = Carta de escenario: **{ $card }**.
hero-summoned = { $hero } llega a { $room }.
hero-arrives-exhausted = { $hero } va a { $room } con el lado agotado hacia arriba.
shortage = No queda { $hero } en la reserva: reactivación en la mazmorra.
reactivated = Reactivación en { $room }: { $heroes }.
archer-shoots = Arquera en { $room } dispara a { $clan } en { $to }.
warrior-discards = Guerrero en { $room } descarta { $token }.
rogue-disarms = Pícara en { $room } desarma una trampa.
mage-frees = Mago en { $room } reactiva a todos allí.
trap-springs = { $hero } en { $room } cae en una trampa.
heroes-charge = Avance de { $room } a { $to }: { $heroes }.
heroes-wait = { $heroes } en { $room }: a la espera.
hero-walks = { $hero } anda de { $room } a { $to }, aún por el lado agotado.
hero-attacks = { $hero } en { $room } ataca a { $clan }.
monster-falls = { $clan }: **1 monstruo perdido** en { $room }.
monster-hurt = { $clan }: 1 de daño en { $room }, queda { $left }.
defended = { $clan }: defensa en { $room } con *{ $card }*: { $damage ->
    [0] ningún daño
   *[other] { $damage } de daño
}.
plundered = **Saqueo** del tesoro de { $value } en { $room } por { $heroes }: { $effect }.
cleans-up = { $clan }: hora de ordenar.
wave-2 = **Empieza la oleada 2:** todas las cartas del gremio se barajan de nuevo.
guild-cards-added = Al mazo del gremio: { $cards }.
guild-cards-more = Esta invasión: { $number ->
    [1] 1 carta del gremio
   *[other] { $number } cartas del gremio
} más.
counter-changed = { $counter }: ahora { $number }.
room-turned = { $room } gira un cuarto en sentido horario.
room-stuck = { $room } no gira: una sala quedaría aislada de la Bóveda.
treasure-placed = Un tesoro de { $value } llega a { $room }.
treasure-removed = El tesoro de { $value } en { $room } se va.
empty-discard = Ninguna carta de tu mano se puede descartar por botín nuevo.
ask-table-hero-of = { $card }: ¿qué héroe sigue?
turn-of = **{ $clan }**
