## La tarjeta de turno

turn-title = **{ $player }, te toca** con { $seat }
turn-title-nobody = **En espera de { $seat }** ({ $player })
turn-since = -# En espera desde { $since }
turn-begun = -# El turno ya ha empezado.
turn-after = Sigue: { $seat }
turn-vote = La partida espera hasta que la mesa responda.
reaction-title = **{ $question }** Falta una respuesta fuera de turno.
    Puede responder: { $seats }
card-ordered = -# { $seat }: { $choice } (orden permanente)
card-ordered-sealed = -# { $seat } ya respondió (orden permanente)
card-closes = -# Se cierra { $when }, luego elijo lo de costumbre.
card-closes-usual = -# Se cierra { $when }, luego: { $choice }.
card-choosing = { $count ->
        [one] -# { $players } elige ahora.
       *[other] -# { $players } eligen ahora.
    }
everyone-title = **Todos eligen:** { $question }
    { $done ->
        [0] Nadie ha elegido aún.
        [one] { $done } de { $total } ya eligió: { $chosen }.
       *[other] { $done } de { $total } ya eligieron: { $chosen }.
    } Faltan: { $waiting }
    -# Se muestra cuando todos hayan elegido.
any-title = **{ $question }** Cada cual por su cuenta, y nadie espera a los demás.
    Puede elegir: { $seats }
table-title = **La mesa elige:** { $question }
    Cualquiera de la mesa puede elegir: { $seats }
vote-title = **Votación:** { $question }
    Todavía pueden votar: { $seats }
vote-tally = { $choice }: { $count ->
        [0] ningún voto
        [1] 1 voto ({ $names })
       *[other] { $count } votos ({ $names })
    }

button-act-turn = Jugar turno
button-act-reaction = Responder
button-act-each = Elegir
button-act-any = Elegir
button-act-table = Elegir
button-what-happened = Qué pasó
button-see-post = Ver el mensaje
post-is-here = [Ir a la publicación]({ $link })
button-hand = Mano
button-board = Tablero
button-more = Más
button-log = Registro
button-back = Volver

## El panel

panel-state = **{ $seat }** · { $status }
panel-choose = { $count ->
    [1] Elige una opción
   *[other] Elige { $count }
}
panel-or-others = { $first }, o { $count } más
panel-choose-range = { $fewest ->
    [0] Elige hasta { $most }
   *[other] Elige de { $fewest } a { $most }
}
panel-group = { $group } { $count }
panel-done = Hecho: { $choice }.
panel-final = Hecho: { $choice }. { $why ->
    [dice] Se tiraron dados.
    [card] Se reveló una carta nueva.
   *[turn] Otra persona ya jugó.
}
panel-handed-over = { $count ->
    [0] El piloto automático siguió jugando.
   *[other] El piloto automático jugó { $played }.
}{ $stops ->
    [yes] { " " }Guardaría el resto.
   *[no] { "" }
}{ $undo ->
    [yes] { "" }
   *[no] { " " }Deshacerlo requiere una votación.
}
panel-held = Elegiste { $choice }. Puedes cambiarlo hasta que todos hayan elegido.
panel-confirm = ¿**{ $choice }**? { $why ->
    [dice] Se tiran dados; después, deshacerlo depende de la mesa.
    [card] Se revela una carta nueva; después, deshacerlo depende de la mesa.
   *[turn] Termina tu turno; después, deshacerlo depende de la mesa.
}
panel-unspent = **¿Terminar tu turno?** Se pierde lo que te queda: { $left }. Pulsa **{ button-end-turn }** otra vez o sigue.
panel-lost = Si terminas ahora, pierdes { $left }.
panel-unplayed = **¿Terminar tu turno?** { $left }. Pulsa **{ button-end-turn }** otra vez o sigue.
panel-wasted = **¿{ $choice }?** { $lost }.
panel-lead-wasted = ▶ { $lost }.
panel-undone = Deshecho: { $choice }.
panel-turn-again = Deshecho. Tu turno empieza otra vez desde aquí.
panel-turn-over = **Fin del turno.** El relato está en el hilo.
panel-goes-on = A esto responden las órdenes y los planes. Te avisaré cuando haga falta; puedes cerrar esto.
panel-recommended = **Recomendado:** { $choice }: { $reason }.
panel-suggested-set = ▶ { $choice }: { $effect }
panel-leads-to = ▶ { $effect }
panel-no-reaction = No tienes nada que sirva. Se te pregunta igual, para que nadie lo note.
panel-next = En espera de { $seats }. Te avisaré cuando haga falta; puedes cerrar esto.
panel-autopilot = El piloto automático juega por { $seat } en tu lugar. Puedes volver cuando quieras.
panel-vote-open = La partida espera hasta que la mesa responda a la petición del hilo.
panel-chapter-over = Ahora no hay nada que elegir. El hilo cuenta cómo están las cosas.

choice-none = nada
choice-times = { $choice } ×{ $count }
choice-recommended = recomendado
choice-final-dice = tira dados
choice-final-card = revela una carta nueva
group-other = Otras

button-dice = Tirar
button-anyway = Hacerlo igual
button-several = Varias…
button-change = Cambiar
button-undo-choice = Deshacer: { $choice }
button-ask-undo = Pedir deshacer…
button-choose-for = Elegir por { $seat }
button-all-choices = Todas las opciones

## Escribiendo

act-several = { $count ->
    [1] 1 opción encaja con "{ $typed }":
   *[other] { $count } opciones encajan con "{ $typed }":
}
act-not-done = Sin hacer: { $why }
act-stopped = { $why ->
    [dice] Me detuve antes de "{ $link }": se tiraron dados.
    [card] Me detuve antes de "{ $link }": se reveló una carta nueva.
    [turn] Me detuve antes de "{ $link }": el turno terminó.
    [asks] Me detuve antes de "{ $link }": responde primero a esto.
    [held] Me detuve antes de "{ $link }": antes responden otros.
    [several] Me detuve en "{ $link }": aquí puede significar varias cosas.
    [few] Me detuve en "{ $link }": aquí se elige otra cantidad.
    [useless] No jugué "{ $link }": ya no servía.
   *[nothing] Sin hacer: "{ $link }". Aquí no es posible.
}
act-menu = ¿Cuál de ellas?

## Mirando

hand-title = **{ $seat }, tu mano**
hand-changed-by-undo = La mesa volvió a un momento anterior: lo que tienes está otra vez como entonces.
hand-none = No tienes puesto aquí. Puedes mirar el tablero.
pile-title = **{ $pile }, { $seat }:** { $count ->
    [0] nada
   *[other] { $count }
}
pile-of = { $seat }: { $cards }
pile-card = { $numbers } { $card }. { $said }
board-title = **{ $name }** tras { $n ->
    [0] ninguna jugada
    [1] 1 jugada
   *[other] { $n } jugadas
}
board-none = { $name } todavía no ha empezado, así que no hay tablero.
button-in-words = En palabras
menu-look = Mirar otra cosa
picture-board = Tablero
picture-hand = Tu mano
picture-scoring = Puntuación final

catchup-title = { $count ->
    [0] No ha pasado nada desde tu último turno.
    [1] **1 novedad** desde tu último turno ({ $when })
   *[other] **{ $count } novedades** desde tu último turno ({ $when })
}
log-title = { $count ->
    [0] El registro está vacío aquí.
    [1] **El registro:** 1 línea
   *[other] **El registro:** { $count } líneas
}
log-undone = ~~{ $what }~~ deshecho
button-full-log = Registro completo

more-title = ¿Qué más?
more-menu = ¿Qué más quieres hacer?
more-again = Reiniciar este turno
more-ask-undo = Pedir deshacer…
more-why = Por qué no…
more-time = Necesito más tiempo
more-rules = Reglas
more-orders = Órdenes permanentes
more-log = Qué pasó
more-history = Historial
more-remind = Enviar un aviso
more-autopilot = Que juegue el piloto
more-settings = Ajustes
more-help = Ayuda

## Publicaciones

post-turn = **{ $seat } jugó** ({ $player })
post-turn-autopilot = **{ $seat } jugó** (piloto automático)
post-autopilots = **El piloto automático jugó**
post-section = **{ $seat }**
post-phase = **{ $phase }**: { $count ->
    [1] fin
   *[other] fin de las { $count } fases
}
post-round = **Ronda { $number }**: fin
post-phase-plain = **Hasta aquí**
post-now = Ahora: { $seat }
post-times = { $count }× { $what }
post-folded = y { $count } más: **Registro**
post-undone = ~~{ $title }~~ deshecho
post-start = **{ $name }: empieza { $chapter }.** { $game }.
post-corrected = **Se corrigió una regla.** Todo hasta aquí vale; el turno empieza otra vez desde aquí.
post-unsayable = Este mensaje me salió mal. No se pierde nada: **Registro** cuenta qué pasó.
phase-nothing = Nada cambió en el tablero.
button-special-rules = Reglas especiales
special-title = **Lo especial de este capítulo**
special-none = Este capítulo no tiene reglas especiales.
button-history-from-here = Historial desde aquí

## Personas

player-autopilot = piloto automático
player-nobody = nadie todavía
player-former = alguien que jugó antes
seat-and-player = { $seat } ({ $player })

## Ayuda

help = **Emberkeep: juegos de mesa en las pausas del trabajo**
    Reglas completas, un hilo para cada campaña. Juegas cuando tienes un minuto; yo llevo el tablero, las reglas y los puntos.
    1. `/campaign new` abre una mesa. Tus amistades pulsan **Unirse**.
    2. Cuando te toca, te menciono. Pulsa **Jugar turno**.
    3. ¿Un desliz? **Deshacer**. ¿Te vas? `/me`. ¿Perdiste el hilo? **Qué pasó**. ¿Una duda de reglas? `/rule`.
help-first-turn-name = Primer turno
help-first-turn = **Tu primer turno**
    1. Te menciono en el hilo. Pulsa **Jugar turno**; solo tú ves el panel.
    2. Cada grupo dice cuántas opciones tiene; púlsalo para abrirlo. El botón azul es lo que casi todos hacen después.
    3. El número delante de un lugar es el número en el tablero.
    4. Más rápido: `/act` y las primeras letras, como "des ara"; varias, separadas por comas.
    5. Puedes cerrar el panel cuando quieras. **Jugar turno** lo abre donde estaba.
help-undo-name = Deshacer
help-undo = **Volver atrás**
    1. **Deshacer** vuelve un paso cada vez, hasta los últimos dados, carta revelada o jugada de otra persona.
    2. Antes de dados, de una carta revelada o del fin del turno con algo sin usar, pregunto una vez.
    3. Para volver más atrás decide la mesa: por lo común quien pierde algo y más de la mitad de los puestos.
    4. Nada se borra: `/history restore` recupera lo que se deshizo.
help-deadlines-name = Plazos
help-deadlines = **Plazos**
    1. La mesa tiene un ritmo: 24 h por turno, 12 h, 72 h o sin plazo.
    2. A la mitad del tiempo te aviso 1 vez; al final, lo digo a la mesa. Después callo.
    3. **Estoy aquí** te devuelve todo el tiempo.
    4. Los demás pueden dejar que el piloto automático juegue por ti. **Volver a jugar** te devuelve el puesto cuando quieras.
    5. Las votaciones tienen todo el tiempo; las respuestas fuera de turno, un tercio. Una pausa lo detiene todo.
help-orders-name = Órdenes permanentes
help-orders = **Órdenes permanentes**
    1. `/orders` define qué respondo por ti, para que nadie espere.
    2. **Siempre así** hace una orden de lo usual.
    3. **Solo esta ronda** termina con tu próximo turno.
    4. Cada respuesta automática se nombra en el hilo.
    5. Las órdenes acaban cuando dejas el puesto.
help-hosting-name = Organizar una campaña
help-hosting = **Organizar una campaña**
    1. `/campaign new` abre la mesa, `/campaign settings` muestra lo que se puede cambiar.
    2. El piloto automático puede ocupar puestos libres; así una sola persona puede empezar ya.
    3. **Empezar** funciona en cuanto todos hayan confirmado.
    4. `/history` mira atrás, vuelve y copia una campaña desde cualquier momento.
    5. `/campaign export` da la campaña en 1 archivo.
help-pictures-name = Imágenes y lectores
help-pictures = **Imágenes y lectores de pantalla**
    1. Cada imagen tiene descripción, y cada publicación dice lo mismo en palabras.
    2. `/board words:true` da todo el tablero en palabras.
    3. Los puestos tienen color, forma y letra; los textos usan la letra.
    4. Los lugares conservan su número toda la campaña.
