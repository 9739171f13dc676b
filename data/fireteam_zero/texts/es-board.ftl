# El tablero en palabras, las cifras sobre una elección y por qué algo no se puede elegir.
status-at = En { $place }
status-who = { $hero }, { $place }
status-hero = { $where }: { $count ->
    [0] sin cartas
    [1] 1 carta
   *[other] { $count } cartas
}{ $down ->
    [0] { "" }
   *[other] , en el suelo
}{ $turn }
status-turn = , mueve { $count }
board-moment = { $mission }. Ronda { $count }, { $phase ->
    [setup] preparación.
    [tactics] fase táctica.
    [heroes] fase de héroes: { $hero }.
    [threat] fase de amenaza.
   *[other] ha terminado.
}
board-objective = **{ $objective }**, { $count } de { $need }. { $what }
board-exit = Salida: { $place }. Todos los héroes deben estar allí cuando los objetivos estén completos.
board-clock = { $count ->
    [0] Esta es la última ronda.
    [1] Queda 1 ronda después de esta.
   *[other] Quedan { $count } rondas después de esta.
}
board-discovery = Pendiente: **{ $discovery }**, { $task }{ $where }.
board-carried = , en manos de { $hero }
board-at = , en { $place }
board-threat = Marcador de amenaza { $marker } de 16{ $next ->
    [0] { "" }
   *[other] , próxima carta en { $next }
}. Moneda de la suerte: { $heads ->
    [0] **cruz**
   *[other] cara
}.
board-threat-card = En vigor: **{ $card }**: { $does }.
board-stock = Banco: { $minions ->
    [1] 1 esbirro
   *[other] { $minions } esbirros
}, { $elites ->
    [1] 1 élite
   *[other] { $elites } élites
}. Reserva: { $reserve }. Mazo de reconocimiento: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
board-hero = **{ $hero }** [{ $letter }] en { $place }{ $down ->
    [0] { "" }
   *[other] , **en el suelo**
}: { $hand ->
    [0] ninguna carta
    [1] 1 carta
   *[other] { $hand } cartas
} en mano.
board-piles = Pilas de { $hero }: { $deck } en el mazo, { $discard } en el descarte.
board-hand = En mano ({ $hero }): { $cards }.
board-carries = { $hero } lleva { $discoveries }.
board-focus = Enfoque de { $hero }: { $cards }.
operation-mission = { $mission }: { $won ->
    [1] ganada
   *[other] { $now ->
        [1] { $count ->
            [0] ahora
            [one] ahora, intentada una vez
           *[other] ahora, intentada { $count } veces
        }
       *[other] { $count ->
            [0] por jugar
            [one] intentada una vez
           *[other] intentada { $count } veces
        }
    }
}
operation-ahead = Si se gana: { $next ->
    [none] la operación está completa
   *[other] sigue { $next }
}. Si se pierde: otra vez { $mission }.
operation-next = A continuación: { $mission }.
operation-complete = La operación está completa.
operation-takes = { $hero } tiene: { $cards }.
board-operation = Operación **{ $operation }**: { $missions }.
board-upgrades = Juegos de mejoras de { $hero }: { $cards }.
board-key = Arriba cada localización, columna y fila: terreno, héroes, criaturas, fichas, y las fichas de aparición con su número.
board-location = **{ $place }**: { $what }.
board-and = { $first } · { $then }
board-there = { $what }{ $down ->
    [0] { "" }
   *[other] {" "}(en el suelo)
}
board-creature = { $count ->
    [1] { $creature }
   *[other] { $creature } ×{ $count }
}{ $power ->
    [0] { "" }
    [1] , 1 ficha de poder
   *[other] , { $power } fichas de poder
}{ $guards ->
    [0] { "" }
   *[other] , con marca
}
board-spawn = ficha de aparición { $count }{ $searched ->
    [0] { "" }
   *[other] , registrada
}
board-is-exit = salida
terrain-difficult = difícil
terrain-elevated = elevado
terrain-cover = cobertura
terrain-impassable = infranqueable
pile-hand = Mano
pile-focus = Cartas de enfoque
pile-discard = Descarte
pile-hand-second = Mano del segundo héroe
pile-focus-second = Enfoque del segundo héroe
pile-discard-second = Descarte del segundo héroe
pile-upgrades = Mejoras
pile-upgrades-second = Mejoras del segundo héroe
pile-threats = Amenazas en vigor
pile-events = Eventos hallados
why-impassable = { $place } es terreno infranqueable.
why-no-movement = No queda movimiento en este turno.
why-pinned = Sin salida: { $count ->
    [1] 1 criatura
   *[other] { $count } criaturas
} contra { $heroes ->
    [1] 1 héroe
   *[other] { $heroes } héroes
} aquí. Mata a una o espera ayuda.
why-too-far = { $place } es terreno difícil y cuesta { $count }; te quedan { $left }.
why-escort = Con un especialista aquí nadie puede entrar en terreno difícil mientras esa carta de amenaza esté en vigor.
why-acted = Tu acción de este turno está gastada.
why-no-cards = Un ataque necesita una carta, y tu mano está vacía.
why-no-line = Un muro corta la línea de fuego hasta { $place }.
why-out-of-range = Está a { $count }; tus cartas alcanzan { $reach } como mucho.
why-search-creature = Hay una criatura aquí: nadie busca a su lado.
why-search-no-token = Aquí no hay ficha de aparición que registrar.
why-search-done = La ficha de aquí ya está registrada.
why-task-elsewhere = Eso se hace en { $place }.
why-task-creature = Hay una criatura aquí: expúlsala primero.
why-task-cards = Cuesta { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}, y tienes menos.
planned-react = { $choice ->
    [stop] Reaccionar: preguntarme
    [first] Reaccionar: en cuanto sirva una carta
    [saves-1] Reaccionar: si salva una carta
    [saves-2] Reaccionar: si salva 2 cartas
    [saves-3] Reaccionar: si salva 3 cartas
    [knock-out] Reaccionar: si evita una caída
   *[never] Reaccionar: no, guardo mis cartas
}
planned-volunteer = { $choice ->
    [stop] Ayudar al atacado: preguntarme
    [more] Ayudar al atacado: si tengo más cartas
    [knock-out] Ayudar al atacado: si evita su caída
    [always] Ayudar al atacado: siempre
   *[never] Ayudar al atacado: no
}
planned-lose = { $choice ->
    [stop] Perder primero: preguntarme
    [attacks] Perder primero: las que no reaccionan
    [reactions] Perder primero: las reacciones
   *[usual] Perder primero: las menos útiles
}
planned-saved = Guardado para esta fase de amenaza.
planned-kept = Guardado para cada ronda.
order-react = Reacciones
order-react-ask = Como diga la mesa
order-react-stop = Preguntarme siempre que pueda reaccionar
order-react-first = En cuanto una carta sirva
order-react-saves-1 = Si salva una carta
order-react-saves-2 = Si salva 2 cartas
order-react-saves-3 = Si salva 3 cartas
order-react-knock-out = Si evita una caída
order-react-never = Guardar mis cartas
order-react-with = Reaccionar con { $subject }
order-react-with-ask = Como con todas
order-react-with-stop = Preguntarme siempre que pueda reaccionar
order-react-with-first = A la primera ocasión
order-react-with-saves-1 = Si salva una carta
order-react-with-saves-2 = Si salva 2 cartas
order-react-with-saves-3 = Si salva 3 cartas
order-react-with-knock-out = Si evita una caída
order-react-with-never = Guardarla
order-lose = Cartas perdidas por impactos
order-lose-ask = Como diga la mesa
order-lose-stop = Preguntarme
order-lose-usual = Las menos útiles
order-lose-attacks = Primero las que no reaccionan
order-lose-reactions = Primero las reacciones
order-volunteer = Sacrificarse por el equipo
order-volunteer-ask = Como diga la mesa
order-volunteer-stop = Preguntarme
order-volunteer-never = Nunca
order-volunteer-more = Si tengo más cartas
order-volunteer-knock-out = Si evita una caída
order-volunteer-always = Siempre
order-activations = Orden de las criaturas
order-activations-ask = Como diga la mesa
order-activations-stop = Preguntarme
order-activations-near = Primero la más cercana
order-activations-far = Primero la más lejana
order-paths = Caminos iguales de criaturas
order-paths-ask = Como diga la mesa
order-paths-stop = Preguntarme
order-paths-usual = El primero
order-coin = Girar la moneda de la suerte
order-coin-ask = Como diga la mesa
order-coin-stop = Preguntarme
order-coin-heads = A cara
order-coin-tails = Dejarla
order-dice = Repetir dados
order-dice-ask = Como diga la mesa
order-dice-stop = Preguntarme
order-dice-usual = Si ayuda
order-dice-never = Nunca
order-moves = Movimientos y objetivos de reacciones
order-moves-ask = Como diga la mesa
order-moves-stop = Preguntarme
order-moves-usual = Lo que parezca mejor
order-tactics = Fase táctica
order-tactics-ask = Preguntarme cada ronda
order-tactics-draw = Robar hasta mi límite de mano
order-ally-draw = Carta por un aliado cercano
order-ally-draw-ask = Preguntarme
order-ally-draw-draw = Robarla
order-ally-draw-leave = Dejarla
order-ready = Antes de la fase de amenaza
order-ready-ask = Dejarme planear cada vez
order-ready-once = Empezar ya con mis órdenes
