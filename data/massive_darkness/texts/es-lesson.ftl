# La primera partida guiada (data/massive_darkness/lessons/first_game.yaml).

game-in-a-line = Juntos · 1 a 6 jugadores. Ábrete paso por la mazmorra antes de que venza la oscuridad.

lesson-aim-title = Lo que buscas
lesson-aim = Eres Bjorn [A], y Elias [B] va contigo. Encuentra la Llave en B3 y sal por la Salida en E3.
lesson-actions-title = Tres Acciones
lesson-actions = Tienes 3 Acciones por Ronda: moverte, atacar y más. Una Acción de Movimiento da 2 Puntos de Movimiento.
lesson-actions-task = Recoge el Tesoro de tu Zona.
lesson-actions-done = Tienes { $card }, y te queda 1 Punto de Movimiento.
lesson-move-title = Puntos de Movimiento
lesson-move = Con cada punto avanzas una Zona, recoges todas las fichas de la tuya o abres una Puerta. Las Zonas rayadas están en Sombras.
lesson-move-task = Muévete a B1, donde están los Enemigos.
lesson-move-done = Ahora estás en Sombras, junto a los Enemigos.
lesson-dice-title = Dados y Pum
lesson-dice = Los Impactos hieren, los Escudos los paran, y un Pum activa una habilidad. En Sombras, cada Pum de Bjorn es 1 Herida que ningún Escudo para.
lesson-dice-task = Ataca: { $enemy }. Guarda tus PE.
lesson-dice-done = 2 Impactos y 1 Pum: 3 Heridas. El secuaz cayó antes que su jefe, y te dio 1 PE.
lesson-boss-title = Elimina al jefe
lesson-boss = Un jefe da 3 PE a cada Héroe, y el arma que lleva a quien lo elimina. Te queda una Acción.
lesson-boss-task = Ataca otra vez: { $enemy }. Guarda tus PE.
lesson-boss-done = El jefe ha muerto, y te llevas su arma: { $card }.
lesson-loot-title = Botín y equipo
lesson-loot = Solo funciona lo que equipas. Tu nueva arma, { $card }, tira dos dados; tu Hacha, uno.
lesson-loot-task = Equipa { $card } y pulsa Eso es todo.
lesson-loot-done = Tu próximo ataque tira un dado amarillo más.
lesson-enemies-title = La Fase de los enemigos
lesson-enemies = Cuando todos los Héroes han actuado, cada Enemigo va hacia un Héroe y ataca. Tu armadura tira Escudos por ti.
lesson-enemies-task = Termina tu Activación.
lesson-enemies-done = { $hero } jugó su turno; luego llegó un ataque de { $enemy } y te hizo 1 Herida.
lesson-skill-title = PE y Habilidades
lesson-skill = Los PE compran Habilidades al final de la Ronda. { $skill } convierte cada Pum tuyo en 1 Herida más.
lesson-skill-task = Adquiere { $skill }.
lesson-skill-done = Tienes una Habilidad, y la Ronda 2 ha empezado.
lesson-goal-title = Cómo acaba
lesson-goal = Se gana con la Llave y todos los Héroes en la Salida. Se pierde si un Héroe muere y no queda ningún Resurrector.
lesson-end = Ya conoces una Ronda: muévete, recoge, ataca desde las Sombras, equípate, adquiere Habilidades. Ahora tocaría abrir la Puerta entre A2 y B2: la Llave está detrás.
