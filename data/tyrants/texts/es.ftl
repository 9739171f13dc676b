# Frases de Tyrants of the Underdark: nombres, preguntas, opciones, el relato, el tablero en palabras.
# Lo que hacen las cartas está en es-cards.ftl.

## Nombres

match = Partida { $number }
house-raspberry = Casa Frambuesa
house-yellow = Casa Amarilla
house-blue = Casa Azul
house-green = Casa Verde
# Los colores concuerdan con «tropa» y con «casa».
colour-white = blanca
colour-raspberry = frambuesa
colour-yellow = amarilla
colour-blue = azul
colour-green = verde
aspect-ambition = Ambición
aspect-conquest = Conquista
aspect-malice = Malicia
aspect-guile = Astucia
aspect-obedience = Obediencia
deck-drow = Drow
deck-dragons = Dragones
deck-elementals = Elementales
deck-demons = Demonios
deck-house = Mazo de la casa
place-route = { $number } ruta { $a }–{ $b }
place-route-space = { $number } ruta { $a }–{ $b }, espacio { $space }
phase-setup = Preparación
phase-deployment = Colocación de las primeras tropas

## Partes de frases

seat = { $seat }
list = { $first }, { $then }
card = *{ $card }*
cards = { $count ->
    [1] *{ $card }*
   *[other] *{ $card }* ×{ $count }
}
power = { $count } de Poder
influence = { $count } de Influencia
pieces-left = { $troops ->
    [0] ninguna tropa
    [1] 1 tropa
   *[other] { $troops } tropas
}, { $spies ->
    [0] ningún espía en el cuartel
    [1] 1 espía en el cuartel
   *[other] { $spies } espías en el cuartel
}
cards-in-hand = { $count ->
    [0] ninguna carta en la mano
    [1] 1 carta en la mano
   *[other] { $count } cartas en la mano
}
unspent = { $what }
status-active = { $begun ->
    [0] { $cards }
   *[1] { $power }, { $influence }
} · { $left }
status-waiting = { $cards } · { $left }

## Ajustes

option-first_deck = Primer mazo de facción
option-second_deck = Segundo mazo de facción
option-outer_section = Sección exterior con 3 puestos
option-outer_section-left = Izquierda, al oeste
option-outer_section-right = Derecha, al este
option-house_deck = Cartas propias en el mercado
about-option-house_deck = Las cartas propias de Emberkeep se barajan con el mazo del mercado. No son del juego impreso.
option-choose_one_only_effective = «Elige una» solo entre opciones con efecto
about-option-choose_one_only_effective = Las reglas no dicen si se puede elegir una opción que no hace nada. Normalmente se puede.

## Grupos de opciones

group-play = Jugar
group-deploy = Desplegar
group-assassinate = Asesinar
group-deploy-west = Desplegar oeste
group-deploy-centre = Desplegar centro
group-deploy-centre-2 = Desplegar centro B
group-deploy-east = Desplegar este
group-assassinate-west = Asesinar oeste
group-assassinate-centre = Asesinar centro
group-assassinate-centre-2 = Asesinar centro B
group-assassinate-centre-3 = Asesinar centro C
group-assassinate-east = Asesinar este
group-assassinate-east-2 = Asesinar este B
group-assassinate-west-2 = Asesinar oeste B
group-recruit = Reclutar
group-return_spy = Devolver espía
empty-play = Tu mano está vacía: lo que has jugado cuenta hasta el final de tu turno.
empty-deploy = No te quedan tropas en el cuartel.
empty-assassinate = No hay tropas enemigas en el tablero.
empty-recruit = No hay cartas en venta.
empty-return_spy = No hay espías enemigos en el tablero.
group-area-west = Oeste
group-area-centre = Centro
group-area-centre-2 = Centro B
group-area-centre-3 = Centro C
group-area-east = Este
group-area-east-2 = Este B
group-area-west-2 = Oeste B
group-card = Cartas
group-card-2 = Más cartas
group-card-3 = Aún más cartas

## Preguntas

ask-setup-troop = ¿Dónde empieza tu primera tropa?
ask-turn-action = Tu turno: elige una acción.
ask-promote-grant = ¿Qué promoción va ahora?
ask-promote-card = *{ $card }*: ¿qué carta promueves?
ask-promote-discarded = *{ $card }*: ¿qué carta de tu pila de descarte promueves?
ask-card-choose-one = *{ $card }*: elige una opción.
ask-card-deploy = *{ $card }*: ¿dónde despliegas?{ $left ->
    [1] {""}
   *[other] {" "}Quedan { $left } tropas.
}
ask-card-spy = *{ $card }*: ¿dónde infiltras un espía?
ask-card-spy-back = *{ $card }*: todos tus espías están en el mapa. ¿Recoges uno para infiltrarlo de nuevo?
ask-card-assassinate = *{ $card }*: ¿qué tropa asesinas?
ask-card-supplant = *{ $card }*: ¿qué tropa suplantas?
ask-card-move = *{ $card }*: ¿qué tropa mueves?
ask-card-destination = *{ $card }*: ¿adónde va la tropa?
ask-card-return = *{ $card }*: ¿qué pieza devuelves?
ask-card-trophy = *{ $card }*: ¿qué tropa tomas de una sala de trofeos?
ask-card-recruit = *{ $card }*: ¿qué carta reclutas sin pagar?
ask-card-opponent = *{ $card }*: elige una casa rival.
ask-card-devour-market = *{ $card }*: ¿devoras una carta del mercado?
ask-card-focus = *{ $card }*: ¿muestras una carta para Foco?
ask-card-pay-return-own-spy = *{ $card }*: ¿devuelves uno de tus espías?
ask-card-pay-return-own-spies = *{ $card }*: ¿cuáles de tus espías devuelves?
ask-card-pay-devour-hand-card = *{ $card }*: ¿devoras una carta de tu mano?
ask-card-pay-devour-inner-circle-card = *{ $card }*: ¿devoras una carta de tu círculo interno?
ask-card-pay-discard-hand-card = *{ $card }*: ¿descartas una carta?

## Opciones

end-turn = Terminar turno
play-card = Jugar { $card }
recruit-card = Reclutar { $card }
promote-card = Promover { $card }
devour-card = Devorar { $card }
discard-card = Descartar { $card }
reveal-card = Mostrar { $card }
deploy-place = Desplegar en { $place }
start-place = Empezar en { $place }
deploy-times = Desplegar { $count } en { $place }
deploy-vp-times = Ganar { $count } PV, sin tropa que desplegar
play-all = { $rest ->
    [0] Todo: { $what }
   *[other] Jugar { $count }: { $what }
}
deploy-vp = Ganar 1 PV, sin tropa que desplegar
move-to-place = A { $place }
assassinate-troop = Asesinar { $colour } en { $place }
supplant-troop = Suplantar { $colour } en { $place }
move-troop = Mover { $colour } desde { $place }
return-troop = Devolver { $colour } desde { $place }
return-spy = Devolver espía de la casa { $colour } desde { $site }
place-spy-site = Infiltrar en { $site }
take-back-site = Recoger desde { $site }
return-own-spy-site = Devolver tu espía desde { $site }
take-trophy = Tomar { $colour } de { $hall }
opponent = { $seat }
grant-of = Promoción por { $card }
skip-pay = Conservar todo
skip-spy = No infiltrar espía
skip-move = No mover más
skip-trophy = No tomar más
skip-devour = No devorar nada
skip-promote = No promover más
skip-focus = No mostrar nada
kill-trophy = un trofeo: 1 PV
kill-control = tomas el control: +{ $vp } PV · un trofeo: 1 PV
kill-breaks = { $seat } pierde el control: −{ $vp } PV · un trofeo: 1 PV
free-spaces = { $count ->
    [0] ningún espacio libre
    [1] 1 espacio libre
   *[other] { $count } espacios libres
}
troop-owner = de { $owner }
cost-and-detail = { $cost } · { $detail }
card-detail = { $aspect }. { $effect }
no-effect = sin efecto

## El relato

market-opens = El mercado abre con { $cards }.
start-player = { $seat } empieza el juego.
setup-troop-done = { $seat } empieza en { $place }.
play-done = { $seat } juega *{ $card }*.
play-gain-done = { $seat } juega *{ $card }*: { $what }.
gain-done = { $seat } gana { $what }.
vp-gain = { $seat } gana { $count } PV.
draw-done = { $seat } roba { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
draw-cards = Robas { $cards }.
discard-done = { $seat } descarta *{ $card }*.
hand-discarded = { $seat } descarta de la mano { $cards }.
deck-discarded = { $seat } pone todo el mazo en la pila de descarte.
focus-done = { $seat } muestra *{ $card }* para Foco.
deploy-done = { $seat } despliega 1 tropa en { $place }.
assassinate-done = { $seat } asesina 1 tropa { $colour } en { $place }.
supplant-done = { $seat } suplanta 1 tropa { $colour }. Región: { $site }.
move-done = { $seat } mueve 1 tropa { $colour } desde { $place } hasta { $destination }.
trophy-back = { $seat } pone en { $place } 1 tropa { $colour } de la sala de trofeos de { $hall }.
return-troop-done = { $seat } devuelve al cuartel 1 tropa { $colour } desde { $place }.
return-spy-done = { $seat } devuelve 1 espía de { $owner }. Región: { $site }.
own-spy-back = { $seat } recoge 1 espía. Región: { $site }.
infiltrate-done = { $seat } infiltra 1 espía. Región: { $site }.
marker-taken = { $seat } toma el marcador de control de { $site }.
marker-back = El marcador de control de { $site } vuelve al mapa.
marker-influence = { $seat } gana 1 de Influencia por el marcador de control de { $site }.
total-control = { $seat } tiene el control total de { $site }.
total-control-lost = { $seat } ya no tiene el control total de { $site }.
recruit-done = { $seat } recluta *{ $card }*.
market-card = *{ $card }* entra en el mercado.
promote-done = { $seat } promueve *{ $card }*.
devour-done = { $seat } devora *{ $card }*.
supply-done = *{ $card }* vuelve a su pila.
outcast-done = { $seat } recibe { $count } *Insane Outcast*.
last-troop = { $seat } desplegó la última tropa: esta es la última ronda.
last-market-card = El mazo del mercado se agotó: esta es la última ronda.
reason-barracks = Una casa desplegó su última tropa.
reason-market = El mazo del mercado se agotó.

## El tablero en palabras

board-round = { $round ->
    [0] Preparación
   *[other] Ronda { $round }
}, turno de { $seat }. Empezó: { $start }.
board-pool = { $seat }: { $power } y { $influence } para gastar en este turno.
board-market = Mercado: { $cards }. { $deck ->
    [0] El mazo del mercado está vacío.
    [1] Queda 1 carta en el mazo.
   *[other] Quedan { $deck } cartas en el mazo.
}
board-house = **{ $seat }**: { $vp } PV por ahora, { $sites ->
    [0] ninguna región
    [1] 1 región
   *[other] { $sites } regiones
  }{ $total ->
    [0] { "" }
   *[other] {" "}({ $total } bajo control total)
  }, cuartel { $troops }, espías { $spies }, trofeos { $trophies }.
board-piles = Cartas de { $seat }: { $hand } en la mano, { $deck } en el mazo, { $discard } en el descarte, { $inner } en el círculo interno. PV en fichas: { $vp }.
board-played = Jugado este turno: { $cards }.
board-key = De cada región de abajo: sus PV para quien la controla, su marcador de control, sus espacios y tropas, y los caminos que salen de ella por los números de regiones y espacios. Corona +2 es un marcador de control: 1 de Influencia por turno para quien controla la región y 2 PV por turno con control total. Un espacio de un camino que ninguna ruta de abajo nombra está libre.
board-site = **{ $site }**: { $vp } PV{ $marker }. { $spaces ->
    [1] 1 espacio
   *[other] { $spaces } espacios
}, { $free ->
    [1] 1 libre
   *[other] { $free } libres
}: { $troops }. { $control }{ $spies } { $ways }
board-site-brief = { $site }: { $troops }, { $free ->
    [1] 1 libre
   *[other] { $free } libres
}.
board-crown = , corona +{ $vp }
board-spies = { " " }Espías: { $spies }.
board-ways = Hacia { $ways }.
board-way = { $number } por { $space }
board-way-spaces = { $number } por { $first } a { $last }
board-way-direct = { $number } directamente
board-route = Ruta { $a }–{ $b }: { $spaces }.
board-space = { $number } { $holder }
board-free-space = libre
nothing = { "" }
site-entry = Región con { $vp } PV{ $marker }, { $spaces ->
    [1] 1 espacio
   *[other] { $spaces } espacios
}. { $ways }{ $start }
site-start = { " " }Región de inicio.
card-price = { $card } { $cost }
white-troops = blanca { $count }
seat-troops = { $seat } { $count }
no-troops = ninguna tropa
no-control = Sin control.
in-control = Control: { $seat }.
in-total-control = Control total: { $seat }.
