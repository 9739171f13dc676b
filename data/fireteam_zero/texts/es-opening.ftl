# Con qué empieza una misión, por dónde va, cómo terminó y lo que enseña la primera.
opening-goal = **Objetivo:** completar { $objectives }{ $exit ->
    [none] . El último gana de inmediato.
   *[other] {" "}y llevar después a todos los héroes a la salida en { $exit }.
}
opening-lost = **Derrota** cuando un héroe queda fuera de combate con la moneda de la suerte en cruz: la primera vez, la moneda se gira.
opening-first = **Primero:** ve a una ficha de aparición numerada sin criaturas y busca. Tu mano es tu vida: cada impacto cuesta una carta.
special-happens = { $objective }, { $count ->
    [0] al completarse
    [1] con 1 ficha
   *[other] con { $count } fichas
}: { $does }.
special-clock = Cuando { $objective } está completo, { $count ->
    [1] queda 1 ronda.
   *[other] quedan { $count } rondas.
}
special-boss = { $creature } entra en { $place } cuando los demás objetivos están completos{ $count ->
    [0] .
   *[other] , a más tardar en la ronda { $count }.
}
special-immune = Nada hiere a { $creature } antes de completar: { $objective }.
status-and = { $first } · { $then }
live-and = { $first }, { $then }
live-objective = { $objective } { $count }/{ $need }
live-exit = Todos a la salida en { $place }
live-standing = { $goals } · { $steps ->
    [0] sin más amenazas
   *[other] amenaza en { $steps }
} · { $heads ->
    [1] moneda: cara
   *[0] moneda: cruz
}{ $left ->
    [-1] { "" }
    [0] {" "}· última ronda
    [1] {" "}· queda 1 ronda
   *[other] {" "}· quedan { $left } rondas
}
reason-objectives = El último objetivo está completo.
reason-exit = Todos los objetivos están completos y todos los héroes en la salida.
reason-knocked-out-twice = Un héroe quedó fuera de combate con la moneda de la suerte en cruz.
reason-clock = Se acabó el tiempo.
score-rounds = rondas
score-total = { $count ->
    [1] 1 ronda
   *[other] { $count } rondas
}
advice-mission = **{ $mission }, acto { $act }.** { $about } { $sets ->
    [0] Sin mejoras ni cartas de enfoque.
    [1] Cada héroe toma 1 juego de mejoras y { $focus ->
        [1] 1 carta de enfoque
       *[other] { $focus } cartas de enfoque
    }.
   *[other] Cada héroe toma { $sets } juegos de mejoras y { $focus ->
        [1] 1 carta de enfoque
       *[other] { $focus } cartas de enfoque
    }.
}{ $roles }
advice-roles = {" "}Hace falta: { $roles }.
needs-role = un héroe del rol { $role }, sin el cual no se puede completar la misión
remedy-cards = guarda dos o tres cartas para la fase de amenaza y termina tu turno donde lleguen pocas criaturas.
remedy-second-wind = la opción Segundo aliento da a cada héroe un juego de mejoras más tras dos fracasos.

# Lo que enseña la primera misión
hint-turn = **Tu turno:** una acción es un ataque, un registro o una tarea. Puedes deshacer hasta que se revelen dados o cartas.
hint-attack = **Atacar:** elige un objetivo y luego cartas de un tipo. Se tira la suma de sus dados; se resta la resistencia, y lo que queda debe alcanzar la vida de la criatura en un solo ataque.
hint-attack-cards = **¿Cuántas cartas?** Las que guardas son tu vida en la fase de amenaza. Dos suelen matar a un esbirro; un élite pide tres o cuatro.
hint-search = **Buscar:** en una ficha boca arriba, sin criaturas. Puede traer lo que la misión necesita, ayuda o una emboscada. Junto a Patty no cuesta la acción.
hint-escort = **Escolta:** Patty y Henry solo se mueven con un héroe. Quien se va el último se los lleva; sin un héroe activo al lado hacen subir la amenaza.
hint-stand = **Fuera de combate:** levántate y juega tu turno, o quédate en el suelo. Ahí las criaturas no te ven, pero la próxima caída puede perder la misión.
hint-plan = **Plan:** dice cómo reaccionas. Si te vale, pulsa Listo: nadie tendrá que esperarte.
hint-react = **Reacción:** esta carta se juega ahora por su parte inferior y no cuesta acción ni robo. Piénsalo: también es una carta de vida.
hint-lose = **Impactos:** cada uno cuesta una carta a tu elección. Si no puedes pagarlos todos, quedas fuera de combate.
hint-response = **Respuesta táctica:** una por ronda para todo el equipo. Quien la juega no roba.
hint-order = **Orden:** el equipo elige qué criatura de una clase actúa ahora. Mejor primero las que no alcanzan a nadie.
hint-coin = **Moneda de la suerte:** cara perdona una caída. Con cruz, la siguiente pierde la misión.

# Qué habla a favor de los juegos de mejoras y las cartas de enfoque que se recomiendan: partes de frase tras el nombre
counsel-and = { $first }; { $then }
counsel-least = los ataques { $type ->
    [close] cuerpo a cuerpo
    [ranged] a distancia
   *[explosive] explosivos
} son los menos resistidos aquí
counsel-ignores = ignora la resistencia, aquí de hasta { $count }
counsel-strongest = el ataque más fuerte de todos estos
counsel-helps = su reacción ayuda { $count ->
    [1] al otro héroe
   *[other] a los otros { $count }
}
counsel-cancels = su reacción salva hasta { $count ->
    [1] 1 carta tuya
   *[other] { $count } cartas tuyas
}
counsel-draws = su reacción da { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
counsel-halts = su reacción detiene a una criatura
counsel-response-attack = su respuesta táctica es un ataque más
counsel-response = su respuesta táctica no cuesta acción
counsel-hand = una carta más es una vida más cada ronda
counsel-hand-others = { $count ->
    [1] el otro héroe roba
   *[other] los otros { $count } roban
} una carta más junto a ti
counsel-first-attack = salva una carta en cada ronda en que te dan
counsel-speed = llegas más lejos mientras no haya criaturas cerca
counsel-company = hay { $count ->
    [1] 1 héroe
   *[other] { $count } héroes
} más a cuyo lado estar
counsel-cover = aquí hay { $count ->
    [1] 1 localización
   *[other] { $count } localizaciones
} con cobertura
counsel-deck = { $count } de { $all } en tu mazo son ataques { $type ->
    [close] cuerpo a cuerpo
    [ranged] a distancia
   *[explosive] explosivos
}
counsel-anywhere = útil en todas las misiones
