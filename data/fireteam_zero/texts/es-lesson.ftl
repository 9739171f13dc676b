# La primera partida guiada (data/fireteam_zero/lessons/first_game.yaml).

game-in-a-line = Juntos · 1 a 4 jugadores. Soldados contra monstruos, con cartas que son su vida.

lesson-aim-title = Lo que buscas
lesson-aim = Eres Abe [A]; { $don } va contigo. Completa los dos objetivos, { $first } y { $second }, y llega a la salida.
lesson-attack-title = Atacar
lesson-attack = En tu turno te mueves y haces una acción, en cualquier orden. Puedes disparar a una criatura que ves.
lesson-attack-task = Ataca a la criatura de C6: { $enemy }.
lesson-attack-done = Hacen falta 3 impactos para matarla. Ahora elige con qué disparas.
lesson-cards-title = Una mano para todo
lesson-cards = Tus cartas son munición, reacciones y vida: gasta pocas. Cada una tira dados, y se cuentan los impactos.
lesson-cards-task = Juega solo { $card }.
lesson-cards-done = 4 impactos: cae. Matar con un impacto de más como mucho da una muestra: 1 de 7 para { $goal }.
lesson-move-title = Moverse juntos
lesson-move = Tus especialistas Henry y Patty te acompañan y ayudan: con Patty buscar es gratis. Aún puedes mover 2.
lesson-move-task = Muévete a C6 con los dos especialistas.
lesson-move-done = Ahora los tres están junto a la ficha de búsqueda.
lesson-search-title = Buscar
lesson-search = Las fichas del mapa esconden ayuda, problemas o lo que pide la misión. Cada una se busca una vez.
lesson-search-task = Busca aquí.
lesson-search-done = { $found }: { $goal } va por la mitad.
lesson-reaction-title = Reacciones
lesson-reaction = En el turno de los demás, algunas cartas tuyas pueden ayudarlos. Siempre puedes guardarlas.
lesson-reaction-task = Termina tu turno y responde que no reaccionas.
lesson-reaction-done = { $don } jugó su turno y se unió a ti. Ahora actúan las criaturas.
lesson-threat-title = La fase de amenaza
lesson-threat = Cada criatura va hacia un héroe y ataca, y los jugadores eligen el orden. El marcador de amenaza avanza cada ronda; cada cuarta casilla añade una amenaza.
lesson-threat-task = Activa a la criatura de B4: { $enemy }.
lesson-threat-done = Te han alcanzado: 1.
lesson-life-title = Las cartas son tu vida
lesson-life = Por cada impacto descartas una carta. Sin cartas suficientes quedas fuera de combate.
lesson-life-task = Descarta la carta que menos necesites.
lesson-life-done = Te quedan 3 cartas. En la próxima ronda robas otra vez hasta 5.
lesson-coin-title = La moneda de la suerte
lesson-coin = Quedar fuera de combate gira la moneda de cara a cruz. Si ocurre otra vez con cruz, la misión se pierde.
lesson-end = Ya conoces una ronda: muévete y actúa, busca, guarda cartas para reacciones y vida. Una misión real sigue así hasta completar los dos objetivos.
