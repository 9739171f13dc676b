# Las Aventuras: objetivos, reglas especiales, lo que pasa en ellas y cómo se pierden.

objective-open = Objetivo { $n }: { $goal }
objective-met = Objetivo { $n }, cumplido: { $goal }

# Entrando en la Oscuridad
goal-t00-key = Encontrar la Llave: { $done } de { $number }.
goal-t00-escape = Escapar: todos los Héroes están en la Zona de Salida (E3) y ninguno ha muerto.
note-t00-key = Quien recoge la Llave gana 3 PE.

# Tierra quemada
goal-m01-artifacts = Encontrar los dos Artefactos: { $done } de { $number }.
goal-m01-library = Terminar una Ronda con los dos Artefactos en la Zona de la ficha de Biblioteca y sin enemigos allí.
note-m01-false-lead = Una de las fichas boca abajo es una pista falsa. Quien la recoge gana 5 PE.
note-m01-carry = Los Artefactos se llevan encima y se pueden intercambiar. Un Héroe muerto no cuenta como portador.
note-m01-library = Cuando se abre la Cámara de la ficha de Biblioteca, un Guarda espera sobre la ficha, además de lo que trae la carta de Puerta.
progress-m01-artifacts = Artefactos encontrados

# La viuda negra
goal-m02-spider = Eliminar a la Araña gigante.
note-m02-walk = En cada Fase de los enemigos, la Araña gigante ataca si hay un Héroe a su Alcance y después se mueve 1 Zona hacia la Salida. Nadie la retiene. En un contraataque no se mueve.
note-m02-web = Arrastra consigo a los Héroes muertos o aturdidos de su Zona.
note-m02-nests = Cada ficha de Guarida es un nido: cuando se recoge, cada Héroe gana 5 PE.
note-m02-flight = Si la Araña gigante sigue más allá de la Zona de Salida, la Aventura se ha perdido.

# El elegido
goal-m03-parts = Reunir las tres partes del Artefacto: { $done } de { $number }.
goal-m03-escape = El Elegido está en la Zona de Salida con el Artefacto.
note-m03-nobody = Al principio, un Héroe es nombrado el Elegido. Si el Elegido muere, la Aventura se ha perdido.
note-m03-chosen = El Elegido: { $hero }. Si el Elegido muere, la Aventura se ha perdido.
note-m03-parts = Con la última parte, el Elegido recibe el Artefacto, esté donde esté.
note-m03-beasts = En ese momento se despliega un Monstruo errante en cada una de dos fichas de Guarida.
progress-m03-parts = Partes del Artefacto

# Tambores de guerra goblins
goal-m04-watch = Eliminar al Monstruo vigía.
goal-m04-escape = Escapar antes de que la mazmorra se derrumbe: todos los Héroes están en la Zona de Salida y ninguno ha muerto.
note-m04-collapse = Cada vez que pasa la ficha de Primer jugador, el módulo de tablero de menor Nivel pierde una ficha de Herida: ahora el módulo de tablero con { $zone }, en el que { $tokens ->
    [1] queda 1
   *[other] quedan { $tokens }
  }. Con la última se derrumba, y mueren todos los que están en él. Si cae un Héroe, la Aventura se ha perdido.
note-m04-watch = Cuando un Héroe pasa por primera vez los Pilares, el Monstruo vigía se despliega en la ficha de Nivel 4.

# La caída del Inmortal
goal-m05-lure = Atraer al Inmortal a un Puente siniestro.
goal-m05-pillars = Destruir los dos Pilares mientras esté allí.
note-m05-fireworks = Un Fuego artificial se coloca en la propia Zona por 1 Punto de Movimiento y arde hasta el final de la Ronda. Los Fuegos artificiales se pueden intercambiar.
note-m05-crates = Una ficha de Artefacto contiene 1 Fuego artificial, la de Biblioteca 3.
note-m05-immortal = El Inmortal no puede ser atacado. Se mueve 2 Zonas en cada Fase de los enemigos, hacia un Fuego artificial que vea o, si no, hacia la Zona de inicio. Elimina a todos los que encuentra y se detiene por Héroes y Fuegos artificiales.
note-m05-sentries = Los Arqueros goblins de la ficha de Biblioteca nunca se mueven.
note-m05-bridges = Cuando los dos Pilares se destruyen, los Puentes siniestros caen con todos los que están en ellos. Si el Inmortal no está entre ellos, la Aventura se ha perdido.
note-m05-flight = Si el Inmortal llega a la Zona de inicio, la Aventura se ha perdido.

# El tesoro del demonio
goal-m06-keys = Encontrar las dos Llaves: { $done } de { $number }.
goal-m06-door = Abrir la Puerta de la última Cámara.
goal-m06-hellhound = Eliminar al Mastín infernal.
note-m06-keys = La Puerta especial se puede abrir cuando se han encontrado las dos Llaves; hasta entonces, el Mastín infernal duerme tras ella.
note-m06-false-lead = Las fichas de Guarida son pistas falsas. Quien recoge una gana 5 PE.
note-m06-vault = En la Bóveda, un Guarda en lugar de una carta de Puerta espera en las salas de la ficha de Artefacto y de la ficha de Biblioteca.
note-m06-library = Quien recoge la ficha de Biblioteca roba un Artefacto.
progress-m06-keys = Llaves encontradas

# Destellos en la oscuridad
goal-m07-levers = Abrir la Puerta cerrada con las Palancas.
goal-m07-escape = Escapar: todos los Héroes están en la Zona de Salida y ninguno ha muerto.
note-m07-levers = Las fichas de Guarida son las Palancas. La Puerta se abre cuando una Ronda empieza con un Héroe en cada una de ellas; para un solo Héroe basta una.
note-m07-patroller = Tras la Puerta espera un Monstruo errante mayor.
note-m07-artifacts = Quien recoge una ficha de Artefacto roba un Artefacto.

# Caza mayor
goal-m08-executors = Destruir los Pilares y eliminar a los tres Ejecutores: { $done } de { $number }.
note-m08-pillars = Los Héroes no pueden moverse ni atacar a través de los Pilares. Cada uno tiene 5 de Vida y ninguna Defensa, y se ataca como a un enemigo.
note-m08-asleep = Un Ejecutor duerme hasta que se destruyen los dos Pilares de su módulo de tablero.
note-m08-reward = Quien elimina a un Ejecutor roba además 3 Tesoros de Nivel 4 y un Artefacto.

# Laberinto de oscuridad
goal-m09-hold = Proteger el Artefacto hasta que los últimos enemigos se hayan desplegado en la Ronda { $last } y todos hayan muerto; esta es la Ronda { $round }.
note-m09-waves = Desde la Ronda 2 se despliegan enemigos: en las pares un Monstruo errante, en las impares cuatro Guardas del Nivel siguiente. No hay Eventos ni refuerzos, y el Nivel no sube de otro modo.
note-m09-pillars = Los enemigos van hacia el Artefacto, atacan un Pilar antes que a cualquier Héroe y no lo pasan. Cada ataque a un Pilar le causa 1 Herida.
note-m09-treasure = Con cada robo de Guardas, las salas de alrededor del Artefacto se completan hasta 2 fichas de Tesoro.
note-m09-lost = Si un enemigo está junto al Artefacto cuando empieza una Fase de los enemigos, la Aventura se ha perdido.

# El corazón de la oscuridad
goal-m10-stage-1 = Eliminar al Emisario oscuro de la Etapa 1.
goal-m10-stage-2 = Eliminar al Emisario oscuro de la Etapa 2.
goal-m10-stage-3 = Eliminar al Emisario oscuro de la Etapa 3.
note-m10-stairs = Las Escaleras llevan a la Etapa siguiente. Los Héroes pueden subir cuando el Emisario de la suya ha muerto. Nadie ve a través de ellas.
note-m10-darkness = Heridas al principio de cada Ronda, que la mesa reparte: una por Héroe desde la Etapa 2, el doble desde la Etapa 3. Ahora: { $damage }.
note-m10-levers = Los Héroes no pueden moverse ni atacar a través de los Pilares. Un Héroe en una ficha de Guarida puede gastar una Acción para voltearla y destruir uno de ellos.
note-m10-last = Un Emisario duerme hasta que se abre su Cámara, el último hasta que caen los dos Pilares. Este lucha además con los dados y Encantamientos de un Monstruo errante mayor.
note-m10-artifact = Quien recoge la ficha de Artefacto roba un Artefacto.
progress-m10-stage = Etapa alcanzada

# Lo que pasa
mission-token = { $hero } encuentra: { $what }.
mission-unlocked = La Puerta especial { $door } ya se puede abrir.
mission-chosen = { $hero }
mission-chosen-is = El Elegido: { $hero }.
mission-lair = Ficha de Guarida en { $zone }
mission-tile = Módulo de tablero con { $zone }
mission-crumbles = El módulo de tablero con { $zone } se resquebraja: { $tokens ->
    [1] queda 1 ficha de Herida
   *[other] quedan { $tokens } fichas de Herida
  }.
mission-collapses = El módulo de tablero con { $zone } se derrumba.
mission-firework = Colocar un Fuego artificial
mission-costs-point = 1 Punto de Movimiento
mission-lays-firework = { $hero } coloca un Fuego artificial en { $zone }.
mission-firework-destroyed = El Inmortal destruye los Fuegos artificiales de { $zone }.
mission-bridges-fall = Los Puentes siniestros caen.
mission-spider-drags = { $hero } va a rastras a { $zone }.
mission-levers = Las Palancas abren la Puerta { $door }.
mission-borrows = { $enemy } lucha con la fuerza de: { $borrowed }.
mission-darkness = La oscuridad hiere a los Héroes: { $damage } de daño en total.
mission-evenly = Todo a quien tenga más Vida cada vez
mission-suffers = { $hero } sufre 1
mission-lever = Destruir el Pilar de { $zone }
mission-pulls = { $hero } acciona la Palanca de { $zone }.
ask-mission-chosen = ¿Qué Héroe es el Elegido?
ask-mission-lairs = ¿En qué dos fichas de Guarida se despliegan los Monstruos errantes?
ask-mission-collapse = Varios módulos de tablero son del menor Nivel: ¿cuál se resquebraja?
ask-mission-firework = ¿Hacia qué Fuego artificial se mueve el Inmortal?
ask-mission-darkness = ¿Quién sufre las Heridas de la oscuridad?

# Por qué se pierde una Aventura
end-spider-escapes = La Araña gigante ha escapado. La Aventura se ha perdido.
end-chosen-dead = El Elegido ha muerto. La Aventura se ha perdido.
end-buried = Un Héroe cayó con la mazmorra. La Aventura se ha perdido.
end-immortal-arrives = El Inmortal ha llegado a la Zona de inicio. La Aventura se ha perdido.
end-immortal-stays = Los puentes cayeron sin el Inmortal. La Aventura se ha perdido.
end-artifact-destroyed = Los enemigos han destruido el Artefacto. La Aventura se ha perdido.

# Hasta dónde llegó cada Héroe
score-total = { $count } PE
score-xp = PE sin gastar
score-skills = Habilidades
