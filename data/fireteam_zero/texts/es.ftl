# Frases de Fireteam Zero: preguntas, elecciones, grupos de elecciones y lo que ocurre, línea a línea para el registro.
# Lo que hacen las cartas está en el archivo de las cartas; lo que los mensajes hacen del relato, en el del relato.

## Partes de frases
seat-heroes = { $heroes }
counted = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
card-name = { $card }
card-numbered = { $number } { $card }
attack-set = { $count ->
    [1] Carta
   *[other] Cartas
} { $cards }: { $chance } %
sets-fire-attack-cards = Cada botón tira. Las que guardas son tu vida.
hero-name = { $hero }
place-name = { $place }

## Grupos de elecciones
group-move = Mover
group-attack = Atacar
group-attack-2 = Más ataques
group-act = Actuar
group-task = Tareas
group-item = Objetos
group-react = Reaccionar
group-reroll = Repetir
group-place = Localizaciones
group-place-2 = Más localizaciones
empty-move = Ya no puedes moverte en este turno.
empty-attack = Ninguna criatura está al alcance y en línea de fuego de tus cartas, o tu acción está gastada.
empty-act = Aquí no hay nada que buscar, o tu acción está gastada.

## Preguntas
ask-fire-upgrades = { $alone ->
    [1] Elige
   *[0] { $hero }: elige
} { $count ->
    [1] un juego de mejoras: sus cuatro cartas entran en tu mazo.
   *[other] { $count } juegos de mejoras: entran cuatro cartas de cada uno en tu mazo.
}
ask-fire-focus = { $alone ->
    [1] Elige
   *[0] { $hero }: elige
} { $count ->
    [1] una carta de enfoque
   *[other] { $count } cartas de enfoque
} para esta misión.
ask-fire-first = ¿Quién empieza con la ficha de primer jugador?
ask-fire-keep-token = ¿Conservar la ficha de primer jugador?
ask-fire-tactics = ¿Robas hasta tu tamaño de mano o juegas la única respuesta táctica del equipo y no robas?
ask-fire-which-response = ¿Qué respuesta táctica se juega? Hay una para todo el equipo.
ask-fire-draw = ¿Cuántas cartas robas?
ask-fire-stand = { $hero } está en el suelo. ¿Se levanta para este turno?
ask-fire-ally-draw = ¿{ $hero } roba 1 carta gracias a { $ally }?
ask-fire-turn = { $alone ->
    [1] { "" }
   *[0] { $hero }:{ " " }
}{ $acted ->
    [0] { $moves ->
        [0] Haz una acción. Ahora no puedes moverte.
       *[1] Muévete y actúa, en el orden que quieras.
    }
   *[1] { $moves ->
        [0] Ya has actuado. { $free ->
            [0] Termina el turno o sigue abajo.
           *[1] Busca aquí gratis o termina.
        }
       *[1] Ya has actuado. { $free ->
            [0] Sigue moviéndote o termina.
           *[1] Busca aquí gratis, sigue moviéndote o termina.
        }
    }
}
ask-fire-act = { $hero }: una acción gratuita ahora.
ask-fire-escort = ¿Quién viene?
ask-fire-special-move = { $figure }: hasta { $steps ->
    [1] 1 paso
   *[other] { $steps } pasos
}. ¿Adónde?
ask-fire-discard = { $hero }: descarta { $count ->
    [1] 1 carta.
   *[other] { $count } cartas.
}
ask-fire-retake = { $hero }: recupera { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
ask-fire-attack-cards = ¿Qué cartas contra { $target } en { $place }? { $resist ->
    [0] { $hits ->
        [1] 1 impacto basta
       *[other] { $hits } impactos bastan
    }
   *[other] Vida { $life } + resistencia { $resist }: { $hits ->
        [1] 1 impacto
       *[other] { $hits } impactos
    }
}{ $more ->
    [0] { "" }
    [1] {","} 1 dado más
    [-1] {","} 1 dado menos
   *[other] {","} dados: { $more }
}.
ask-fire-target = ¿Qué se ataca?
ask-fire-blast = ¿Qué criatura se resuelve ahora?
ask-fire-reroll = { $hits ->
    [0] Ningún impacto
    [1] 1 impacto
   *[other] { $hits } impactos
}{ $so ->
    [short] {","} hacen falta { $needed }.
    [over] {":"} cae, pero con más de { $most } no cuenta como objetivo.
    [enough] {","} bastan.
   *[open] .
} ¿Repetir un dado?
ask-fire-reroll-dice = ¿Qué dados repite { $hero }, { $count } como mucho?
ask-fire-look-ahead = ¿Dejar donde está la siguiente carta de reconocimiento?
ask-fire-peek = ¿Qué carta va encima?
ask-fire-coin = ¿Girar la moneda de la suerte a cara?
ask-fire-skip = ¿Qué criatura?
ask-fire-remove = ¿Qué criatura deja el tablero?
ask-fire-watch = ¿Qué localización se vigila?
ask-fire-ready = Actúan las criaturas. Revisa tu plan.
ask-fire-activation = ¿Qué criatura se activa ahora?
ask-fire-step = ¿Por dónde va { $figure }?
ask-fire-drag = ¿Adónde se arrastra a { $figure }?
ask-fire-farthest = ¿Cuál de las criaturas más lejanas viene?
ask-fire-breeding = Faltan esbirros: ¿qué ficha recibe uno?
ask-fire-volunteer = Atacan a { $hero }, que tiene { $cards ->
    [0] ninguna carta
    [1] 1 carta
   *[other] { $cards } cartas
}. ¿Te sacrificas por el equipo?
ask-fire-volunteers = ¿Quién recibe los impactos?
ask-fire-turn-start = Empieza el turno de { $hero }. ¿Reaccionar?
ask-fire-activates = Se activa { $creature } en { $place }. ¿Reaccionar?
ask-fire-moves = { $creature } en { $place } empieza a moverse. ¿Reaccionar?
ask-fire-enters = { $creature } llega a { $place }. ¿Reaccionar?
ask-fire-targeted = { $creature } ataca a { $hero }. ¿Reaccionar antes de los dados?
ask-fire-hit = { $hero } sufre { $hits ->
    [1] 1 impacto
   *[other] { $hits } impactos
} y tiene { $cards ->
    [0] ninguna carta
    [1] 1 carta
   *[other] { $cards } cartas
}. ¿Reaccionar?
ask-fire-knock-out = { $hits ->
    [1] 1 impacto
   *[other] { $hits } impactos
}: { $hero } quedaría fuera de combate. ¿Reaccionar?
ask-fire-attack-roll = { $hero } ha tirado. ¿Reaccionar?
ask-fire-survives = { $creature } en { $place } sobrevive al ataque de { $hero }. ¿Reaccionar?
ask-fire-killed = { $creature } en { $place } ha muerto. ¿Reaccionar?
ask-fire-after-attack = El ataque de { $hero } ha terminado. ¿Reaccionar?
ask-fire-lose = ¿Qué cartas se pierden por los impactos?
ask-fire-cost = ¿Qué cartas cuesta?

## Elecciones
briefing-upgrades = { $card }
briefing-focus = { $card }
setup-begins = Primero { $hero }
setup-at-random = Al azar
token-pass = Pasarla
token-keep = Conservarla
tactics-draw = Robar
tactics-fewer = Robar menos cartas
tactics-respond = { $hero }: { $card }
tactics-number = { $count ->
    [0] Ninguna carta
    [1] 1 carta
   *[other] { $count } cartas
}
turn-stand = Levantarse
turn-stay-down = Quedarse en el suelo
turn-end = Terminar el turno
turn-unused = { $action ->
    [0] la búsqueda gratis
   *[1] tu acción{ $search ->
        [0] { "" }
       *[1] {" "}y la búsqueda gratis
    }
}
turn-move = Mover a { $place }
turn-move-far = Mover a { $place }, { $count ->
    [1] 1 paso
   *[other] { $count } pasos
}{ $alone ->
    [0] { "" }
   *[other] {","} sin especialistas
}
turn-move-with = Mover a { $place } con { $who }
turn-move-by = por { $places }
ally-draw = Robar 1 carta
ally-leave = Dejarla para otro héroe
move-to = { $place }
move-stay = Quedarse
escort-choice = Llevar a { $who }
escort-nobody = Ir solo
attack-creature = Atacar { $creature } en { $place }{ $mark ->
    [guard] , con marca
    [skips] , en pausa
   *[plain] { "" }
}{ $power ->
    [0] { "" }
    [1] , 1 ficha de poder
   *[other] , { $power } fichas de poder
}
attack-thing = Atacar { $thing } en { $place }
attack-location = { $place }
odds-card = { $dice ->
    [0] sin dados
    [1] 1 dado
   *[other] { $dice } dados
}{ $bonus ->
    [0] { "" }
    [1] {" "}+ 1 impacto
   *[other] {" "}+ { $bonus } impactos
}. Basta: { $odds }
odds-together = { $chance } %
odds-with = { $chance } %{ $count ->
    [0] {" "}sola
    [1] {" "}con otra carta
   *[other] {" "}con otras { $count }
}
attack-type = { $type ->
    [close] Cuerpo a cuerpo
    [ranged] A distancia
   *[explosive] Explosivo
}
act-search-action = Buscar aquí
act-search-patty = Buscar aquí, gratis con Patty
act-search-free-search = Buscar aquí, gratis una vez por ronda
act-search-free = Buscar aquí, gratis
act-heal = Curar a { $hero }: 2 cartas
act-pass = Nada
job-task = { $name }
job-token = { $name }
job-cost = cuesta { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
item-take-over = Tomar { $discovery } de { $hero }
item-take-up = Recoger { $discovery }
reroll-keep = Dejar los dados
reroll-henry = Henry: { $count ->
    [0] dado en blanco
    [1] dado con 1 impacto
   *[other] dado con { $count } impactos
} otra vez
reroll-reroll-own = Repetir { $count ->
    [0] un dado en blanco
    [1] uno con 1 impacto
   *[other] uno con { $count } impactos
}
reroll-ally-reroll = Aliado: { $count ->
    [0] un dado en blanco
    [1] un dado con 1 impacto
   *[other] un dado con { $count } impactos
}
reroll-die = { $count ->
    [0] Dado en blanco
    [1] Dado con 1 impacto
   *[other] Dado con { $count } impactos
}
look-leave = Dejarla encima
look-seen = Es { $card }
look-under = Ponerla bajo el mazo
coin-turn = A cara
coin-leave = Dejarla
fire-ready = Listo
choose-creature = { $creature } en { $place }{ $mark ->
    [guard] , con marca
    [skips] , en pausa
   *[plain] { "" }
}{ $power ->
    [0] { "" }
    [1] , 1 ficha de poder
   *[other] , { $power } fichas de poder
}
volunteer = Lo recibe { $hero }
volunteer-no = Nadie se ofrece
react-detail = { $does }
react-pass = Sin reacción
react-with = { $card }
react-with-hero = { $hero }: { $card }

## Lo que ocurre, línea a línea
kept-cards = Veteranos: { $hero } conserva { $cards }.
took-upgrades = { $hero } se lleva: { $cards }.
took-focus = { $hero }, enfoque: { $cards }.
setup-first = { $hero } tiene la ficha de primer jugador.
token-kept = { $hero } conserva la ficha de primer jugador.
token-passed = La ficha de primer jugador pasa a { $hero }.
responded = { $hero }, respuesta táctica: *{ $card }*.
drew = { $hero } roba { $count ->
    [1] 1 carta.
   *[other] { $count } cartas.
}
drew-own = Robas { $cards }.
drew-cards = { $hero } roba { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}: { $cards }.
discarded = { $hero } descarta { $cards }.
retook = { $hero } recupera { $cards }.
stood-up = { $hero } se levanta.
stays-down = { $hero } sigue en el suelo.
moved = { $hero }: { $origin } → { $place }.
moved-with = { $hero }: { $origin } → { $place } con { $who }.
creature-moved = { $creature }: { $origin } → { $place }.
attacks = { $hero } ataca a { $target } en { $place } con { $cards }.
attacks-by-effect = { $hero } ataca a { $target } en { $place }.
attack-rolled = Dados, { $type ->
    [close] cuerpo a cuerpo
    [ranged] a distancia
   *[explosive] explosivos
}: { $count ->
    [0] ninguno.
   *[other] { $dice }.
}
rerolled = Nueva tirada: { $dice }.
creature-killed = { $creature } en { $place } **cae**.
creature-survives = { $creature } en { $place } sobrevive, { $damage ->
    [0] sin daño.
   *[other] { $damage } de daño no bastaban.
}
boss-wounded = { $creature } sufre una **herida**: { $count ->
    [1] queda 1 ficha de poder.
   *[other] quedan { $count } fichas de poder.
}
boss-defeated = **Derrota** de { $creature }.
thing-destroyed = { $thing } en { $place }: **destrucción**.
thing-holds = { $thing } en { $place } aguanta: { $damage } de daño no bastaban.
creature-activates = Se activa { $creature } en { $place }.
activation-die = { $creature }, dado de activación: { $face ->
    [blank] en blanco.
    [move] movimiento.
   *[special] especial.
}
creature-attacks = { $creature } en { $place } ataca a { $hero }.
attack-shut-down = El ataque de { $creature } no se produce.
volunteered = { $hero } lo recibe por { $target }.
became-target = { $hero } pasa a ser el objetivo.
creature-rolled = { $creature } tira { $count ->
    [0] ningún dado
   *[other] { $dice }
}: { $hits ->
    [0] ningún impacto.
    [1] 1 impacto.
   *[other] { $hits } impactos.
}
hits-cancelled = { $hero }: { $count ->
    [1] 1 impacto anulado.
   *[other] { $count } impactos anulados.
}
hero-hit = { $hero } sufre impactos: { $hits }.
stays-up = { $hero } pierde todas las cartas y sigue en pie.
knocked-out = { $hero } queda **fuera de combate** en { $place }.
coin-tails = La moneda de la suerte muestra cruz.
coin-turned = La moneda de la suerte vuelve a mostrar cara.
reacted = { $hero } reacciona: *{ $card }*.
creature-skips = { $creature } en { $place } omite { $what ->
    [activation] su activación
    [move] su movimiento
   *[attack] su ataque
} esta ronda.
creature-removed = { $creature } en { $place } deja el tablero.
creature-ambushed = { $creature }: **emboscada** en { $place }.
creature-spawned = { $creature } aparece en { $place }.
creature-entered = { $creature } **entra** en { $place }.
dragged = { $creature } arrastra a { $hero } a { $place }.
watches = { $hero } vigila { $place }.
charge-laid = { $hero } coloca una carga en { $place }.
joined-pool = { $creature } se suma al banco.
threat-advanced = Marcador de amenaza: { $marker }.
threat-fell = El marcador de amenaza retrocede a { $marker }.
threat-revealed = Carta de amenaza: **{ $card }**.
peeked = { $hero } mira { $count ->
    [1] la carta superior
   *[other] las { $count } cartas superiores
} del mazo de { $deck ->
    [threat] amenazas
   *[recon] reconocimiento
}.
modified = { $heroes }: { $stat ->
    [speed] velocidad
    [hand] tamaño de mano
   *[other] { $stat }
} { $change ->
    [1] +1
    [2] +2
   *[other] { $change }
}.
searched = { $hero } busca en { $place }: **{ $card }**.
looked-ahead = { $hero } ha mirado la siguiente carta de reconocimiento.
discovery-found = { $hero } halla { $discovery }.
discovery-guarded = { $creature } en { $place } guarda { $discovery }.
discovery-done = { $discovery }: **hecho**.
item-dropped = { $hero } deja caer { $discovery } en { $place }.
item-taken = { $hero } toma { $discovery }.
job-done = { $hero }: { $name }.
hazard = { $name } le cuesta cartas a { $hero }.
objective-limit = { $objective }: no más de { $limit } por ronda.
objective-token = { $objective }: { $count } de { $need }.
objective-complete = **{ $objective }**: completo.
