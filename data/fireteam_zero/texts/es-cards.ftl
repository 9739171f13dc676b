# Lo que dicen cartas, criaturas, amenazas, eventos y tareas. En los números, -1 quiere decir todos, o cualquier distancia.
effect-then = { $first }; { $then }
effect-with = { $first }, { $then }
effect-none = no pasa nada
card-and = { $first } · { $then }
card-reaction = Reacción, cuando { $when }: { $does }
card-response = Respuesta táctica: { $does }
attack-part = { $type ->
    [close] Cuerpo a cuerpo
    [ranged] A distancia
   *[explosive] Explosivo
}, alcance { $range }, { $count ->
    [0] sin dados
    [1] 1 dado
   *[other] { $count } dados
}{ $bonus ->
    [0] { "" }
   *[other] {" "}+{ $bonus }
}
effect-draw = { $who ->
    [self] roba
    [subject] ese héroe roba
    [searcher] quien lo halló roba
    [heroes] cada héroe roba
   *[allies] cada aliado roba
} { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
effect-retake = { $who ->
    [searcher] quien lo halló recupera
   *[self] recupera
} { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} del descarte
effect-discard = { $who ->
    [searcher] quien lo halló
    [heroes] cada héroe
   *[self] ese héroe
}{ $range ->
    [-1] { "" }
    [0] {" "}de esa localización
   *[other] {" "}a { $range } o menos
} descarta hasta { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
effect-peek = mira { $count ->
    [1] la carta superior
   *[other] las { $count } cartas superiores
} del mazo de { $deck ->
    [threat] amenazas
   *[recon] reconocimiento
}, { $then ->
    [choose] deja una encima
   *[order] devuélvelas en cualquier orden
}
effect-coin = la moneda de la suerte puede volver a cara
effect-threat = marcador de amenaza { $change }
effect-intel = { $count ->
    [1] 1 ficha de información
   *[other] { $count } fichas de información
} en { $objective }
effect-cancel = anula { $count ->
    [1] 1 impacto
   *[other] { $count } impactos
}
effect-cancel-own = los héroes sufren { $count ->
    [1] 1 impacto menos
   *[other] { $count } impactos menos
} de tus explosivos
effect-dice = { $count ->
    [-2] 2 dados menos
    [-1] 1 dado menos
    [1] 1 dado más
   *[other] { $count } dados más
}{ $per ->
    [ally_here] {" "}por cada aliado aquí
   *[once] { "" }
}
effect-bonus = { $count ->
    [1] 1 impacto adicional
   *[other] { $count } impactos adicionales
}
effect-reroll = repite { $count ->
    [-1] todos los dados
    [1] 1 dado
   *[other] { $count } dados
}{ $which ->
    [blank] {" "}en blanco
   *[any] { "" }
}
effect-ignore-resistance = ignora { $count ->
    [-1] toda la
   *[other] { $count } de
} resistencia{ $type ->
    [close] {" "}en ataques cuerpo a cuerpo
    [ranged] {" "}en ataques a distancia
    [explosive] {" "}en ataques explosivos
   *[any] { "" }
}
effect-creatures-only = tus explosivos no dañan a ningún héroe
effect-shut-down = el ataque no se produce
effect-become-target = pasas a ser el objetivo
effect-stay-up = el héroe descarta todas sus cartas y no queda fuera de combate
effect-move = { $who ->
    [heroes] cada héroe puede mover
    [subject] muévela
   *[self] puedes mover
} { $count ->
    [1] 1 paso
   *[other] { $count } pasos
}{ $how ->
    [away] {" "}alejándote
    [to_subject] {" "}hacia ese héroe
   *[free] { "" }
}
effect-stop = su movimiento termina
effect-step-to = quien lo halló va a { $place ->
    [spawn] la ficha de aparición de un número tirado
   *[other] { $place }
}
effect-attack = ataca de inmediato ({ $attack }){ $at ->
    [each_here] , a cada criatura de tu localización
    [location] , a toda una localización
   *[one] { "" }
}
effect-act = una acción gratuita: { $what ->
    [attack] atacar
    [search] buscar
   *[any] la que sea
}
effect-watch = vigila una localización a { $range } o menos: la primera criatura que entre esta ronda es atacada ({ $type ->
    [close] cuerpo a cuerpo
    [ranged] a distancia
   *[explosive] explosivo
}, { $count ->
    [1] 1 dado
   *[other] { $count } dados
})
effect-charge = pon aquí una carga que estalla antes de que actúen las criaturas ({ $type ->
    [close] cuerpo a cuerpo
    [ranged] a distancia
   *[explosive] explosivo
}, { $count ->
    [1] 1 dado
   *[other] { $count } dados
})
effect-return = { $count ->
    [1] 1 { $creature ->
        [minion] esbirro
        [elite] élite
       *[boss] jefe
    } a { $range } o menos deja
   *[other] { $count } { $creature ->
        [minion] esbirros
        [elite] élites
       *[boss] jefes
    } a { $range } o menos dejan
} el tablero
effect-skip = { $whom ->
    [subject] esta omite
   *[some] { $count ->
        [-1] todas las criaturas, salvo un jefe, omiten
        [1] 1 criatura a { $range } o menos, salvo un jefe, omite
       *[other] { $count } criaturas a { $range } o menos, salvo un jefe, omiten
    }
} { $what ->
    [activation] la activación
    [move] el movimiento
   *[attack] el ataque
} esta ronda
effect-ambush = quien lo halló cae en una emboscada de { $count ->
    [1] 1 { $creature ->
        [minion] esbirro
       *[elite] élite
    }
   *[other] { $count } { $creature ->
        [minion] esbirros
       *[elite] élites
    }, uno tras otro
}
effect-place = { $creature ->
    [minion] un esbirro
    [elite] un élite
   *[boss] el jefe
} { $origin ->
    [pool] del banco
   *[reserve] de la reserva
} llega a { $place ->
    [own] su localización
   *[other] { $place }
}
effect-pool-add = { $count ->
    [1] 1 { $creature ->
        [minion] esbirro
       *[elite] élite
    } de la reserva se suma
   *[other] { $count } { $creature ->
        [minion] esbirros
       *[elite] élites
    } de la reserva se suman
} al banco
effect-modify = { $stat ->
    [speed] velocidad
    [hand] tamaño de mano
    [strength] dados
    [attack_range] alcance
    [life] vida
    [resist] resistencia
    [damage] daño
    [reaction_range] alcance de reacción
    [cancel] impactos anulados
   *[draws] cartas robadas en la fase táctica
} { $change }{ $type ->
    [close] {" "}cuerpo a cuerpo
    [ranged] {" "}a distancia
    [explosive] {" "}con explosivos
   *[any] { "" }
}{ $who ->
    [self] { "" }
    [subject] {" "}para ese héroe
    [heroes] {" "}para los héroes
    [allies] {" "}para los aliados
    [minion] {" "}para los esbirros
    [elite] {" "}para los élites
    [boss] {" "}para el jefe
   *[creature] {" "}para las criaturas
}{ $range ->
    [-1] { "" }
    [0] {" "}en la misma localización
   *[other] {" "}a { $range } o menos
}{ $until ->
    [draw] {" "}en este robo
   *[turn] { "" }
}{ $conditions }
condition-if = , si { $what }
condition-and = { $first } y { $then }
condition-not-boss = no es un jefe
condition-same-location = está en la misma localización
condition-distance-2 = el objetivo está a 2 o más
condition-elevated = está en terreno elevado
condition-no-creature-near = no hay criaturas a 1 o menos
condition-first-attack = es el primer ataque de la ronda

rule-slip-pin = una criatura de más no te inmoviliza
rule-never-pinned = nunca quedas inmovilizado
rule-entangle = ningún héroe sale andando de una localización con una criatura
rule-blank-is-move = un blanco del dado de activación vale como movimiento
rule-special-twice = los esbirros usan dos veces su capacidad especial
rule-ignore-cover = la cobertura no reduce estos ataques
rule-no-cover-heroes = la cobertura no protege a los héroes
rule-tactic-keeps-draw = una vez por ronda juega una respuesta táctica y roba igualmente
rule-keep-first-player = puedes conservar la ficha de primer jugador
rule-look-ahead = tras la búsqueda de un aliado a 1 o menos mira la siguiente carta de reconocimiento; puede ir bajo el mazo
rule-free-search = una vez por ronda buscas como acción gratuita
rule-bonus-with-ally = una vez por ronda 1 dado más con un aliado aquí
rule-draw-on-kill = roba 1 carta tras matar con un ataque cuerpo a cuerpo
rule-standing-draw = roba 2 cartas al levantarte
rule-heal-action = acción: un aliado a 1 o menos roba 2 cartas
rule-reroll-own = repite 1 dado en cada ataque tuyo { $type ->
    [close] cuerpo a cuerpo
    [ranged] a distancia
   *[explosive] explosivo
}
rule-ally-reroll = una vez por ronda un aliado a { $range } o menos repite 1 dado de ataque
rule-ally-draw = una vez por ronda un aliado a { $range } o menos roba 1 carta al empezar su turno
rule-short-sight = no puede ser atacado a más de { $count } de distancia
rule-wound-once = pierde como mucho 1 ficha de poder por ronda
rule-area-attack = este ataque alcanza a todos los héroes activos de la localización
rule-double-spawn = quien aparece en una ficha registrada trae un esbirro más
rule-burst = al morir ocupa su lugar un esbirro del banco
rule-far-hunter = se mueve hacia el héroe más lejano
rule-drag = arrastra un paso hacia sí al héroe más cercano a 2 o menos
rule-guarded-ground = los héroes junto a un especialista no pueden entrar en terreno difícil

near-here = en tu localización
near-within = a { $range } o menos
trigger-turn-start = empieza el turno de { $who ->
    [self] tu héroe
    [ally] un aliado { $near }
   *[hero] un héroe { $near }
}{ $conditions }
trigger-activates = se activa una criatura { $near }{ $conditions }
trigger-moves = una criatura { $near } empieza a moverse{ $conditions }
trigger-enters = una criatura entra en tu localización{ $conditions }
trigger-targeted = { $who ->
    [self] te atacan
    [ally] atacan a un aliado
   *[hero] atacan a un héroe
}{ $measured ->
    [attacker] {" "}y la criatura está { $near }
   *[subject] {" "}{ $near }
}{ $conditions }
trigger-hit = { $who ->
    [self] sufres impactos
    [ally] un aliado { $near } sufre impactos
   *[hero] un héroe { $near } sufre impactos
}{ $conditions }
trigger-knock-out = un héroe { $near } quedaría fuera de combate{ $conditions }
trigger-attack-roll = { $who ->
    [self] has tirado
    [ally] un aliado { $near } ha tirado
   *[hero] un héroe { $near } ha tirado
} por un ataque{ $conditions }
trigger-survives = una criatura { $near } sobrevive a un ataque con dados{ $conditions }
trigger-killed = muere una criatura { $near }{ $conditions }
trigger-after-attack = tu ataque ha terminado{ $conditions }

creature-figures = { $family }, { $creature ->
    [minion] esbirro
    [elite] élite
   *[boss] jefe
}: vida { $life }, resistencia cuerpo a cuerpo { $close }, a distancia { $ranged }, explosivos { $explosive }; velocidad { $speed }; ataca { $type ->
    [close] cuerpo a cuerpo
    [ranged] a distancia
   *[explosive] con explosivos
}, alcance { $range }, { $count ->
    [1] 1 dado
   *[other] { $count } dados
}.
creature-special = Símbolo especial: { $does }.
creature-traits = Siempre: { $does }.

task-at-once = su ficha cuenta de inmediato
task-action = dedica una acción en { $place ->
    [found] el lugar donde se halló
   *[other] { $place }
}, sin criaturas allí{ $count ->
    [0] { "" }
    [1] , y descarta 1 carta
   *[other] , y descarta { $count } cartas
}
task-carry = llévalo a { $place }
task-guard = expulsa al { $creature ->
    [minion] esbirro
   *[elite] élite
} marcado que viene con ello
task-hold = termina una fase de héroes con un héroe y sin criaturas en { $place ->
    [found] el lugar donde se halló
   *[other] { $place }
}
task-escort = termina una fase de héroes con { $who }, un héroe y sin criaturas en { $place }
task-attack = destrúyelo en { $place ->
    [found] el lugar donde se halló
   *[other] { $place }
} con un ataque: vida { $life }, resistencia cuerpo a cuerpo { $close }, a distancia { $ranged }, explosivos { $explosive }
discovery-for = Para { $objective }: { $task }.
discovery-now = De inmediato: { $does }. { $then }
way-discovery = cada descubrimiento: { $discoveries }
way-kill = matar { $creature ->
    [minion] a un esbirro
    [elite] a un élite
    [boss] al jefe
   *[any] a una criatura
}{ $type ->
    [close] {" "}cuerpo a cuerpo
    [ranged] {" "}a distancia
    [explosive] {" "}con explosivos
   *[any] { "" }
}{ $count ->
    [-1] { "" }
    [0] {" "}con el daño justo
   *[other] {" "}con { $count } de daño de sobra como mucho
}
way-token = cada ficha { $token } resuelta
way-hold = una fase de héroes que acaba con un héroe y sin criaturas en { $place }{ $count ->
    [0] { "" }
    [1] , cuando ya tiene 1 ficha
   *[other] , cuando ya tiene { $count } fichas
}
way-boss = derrotar al jefe
way-or = { $first }; { $then }
objective-text = Fichas de información necesarias: { $need }. Consigues 1 por { $ways }{ $limit ->
    [0] .
   *[other] . Como mucho { $limit } por ronda{ $found ->
        [0] .
       *[other] , sin contar los descubrimientos.
    }
}{ $then }
objective-then = {" "}Después: { $does }.

# Lo que se puede consultar
glossary-card = { $text }.
glossary-of-role = { $role }. { $text }.
glossary-role = { $plays }
glossary-hero = { $role }. { $plays } Capacidad: { $ability }.
specialist-patty = { $field }: los héroes aquí o al lado buscan como acción gratuita.
specialist-henry = { $field }: los héroes aquí o al lado pueden repetir un dado de cada ataque.
said = { $text }
sentences = { $first } { $then }
nothing = { "" }
