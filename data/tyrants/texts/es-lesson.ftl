# La primera partida guiada (data/tyrants/lessons/first_game.yaml).

game-in-a-line = Cada casa por su cuenta · 2 a 4 jugadores. Compra cartas, envía tropas y domina la Infraoscuridad.

lesson-aim-title = Lo que buscas
lesson-aim = Eres Frambuesa [A]; Amarilla [B] es tu rival. Gana quien tiene más puntos de victoria (PV), y casi todos salen de las regiones.
lesson-hand-title = Tu mano
lesson-hand = Cada turno juegas tus cinco cartas. Cada carta te da algo que gastar.
lesson-hand-task = Juega un Soldier.
lesson-hand-done = Ahora tienes 1 de Poder.
lesson-means-title = Poder e Influencia
lesson-means = El Poder mueve tropas en el mapa, la Influencia compra cartas. Lo que no gastes este turno se pierde.
lesson-means-task = Juega el resto de tu mano.
lesson-means-done = Tienes 4 de Poder y 2 de Influencia para gastar.
lesson-presence-title = Desplegar con Presencia
lesson-presence = Una tropa cuesta 1 de Poder. Va donde tienes Presencia: donde hay tropas tuyas, o a un paso de ellas.
lesson-presence-task = Despliega una tropa en { $place }.
lesson-presence-done = Todos sus espacios son tuyos: eso es control total. Al final vale 2 + 2 PV.
lesson-kill-title = Asesinar
lesson-kill = Con 3 de Poder matas una tropa donde tienes Presencia: 1 PV para tu sala de trofeos. Las tropas blancas no son de nadie, y también puedes matarlas.
lesson-kill-task = Asesina a la tropa amarilla de { $place }, donde hay empate.
lesson-kill-done = Ahora tienes más tropas allí, así que controlas la región: 3 PV.
lesson-recruit-title = Reclutar
lesson-recruit = La Influencia compra mejores cartas. Llegan más tarde a tu mano, y también dan PV.
lesson-recruit-task = Recluta { $card } por 2 de Influencia.
lesson-recruit-done = Está en tu descarte. Cuando la barajes, te dará 2 de Influencia cada vez.
lesson-promote-title = Promover
lesson-promote = { $card } promueve una carta cuando acaba tu turno. Las cartas promovidas dejan tu mazo y valen más PV.
lesson-promote-task = Termina tu turno y promueve un Soldier.
lesson-promote-done = Soldier está en tu círculo interno: 1 PV. Luego Amarilla volvió a { $place } con dos tropas.
lesson-crown-title = Coronas
lesson-crown = Una región con corona, como { $place }, da algo durante la partida. El control da 1 de Influencia cada turno, y el control total también PV.
lesson-score-title = Cómo acaba
lesson-score = La partida acaba cuando alguien se queda sin tropas en el cuartel o se acaba el mazo del mercado. Entonces cuentan regiones, trofeos y cartas.
lesson-end = Ya conoces un turno entero: juega cartas, despliega y asesina, recluta, termina el turno. Amarilla te supera en { $place }; en tu próximo turno podrías matar otra vez.
