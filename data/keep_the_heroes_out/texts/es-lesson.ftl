# La primera partida guiada (data/keep_the_heroes_out/lessons/first_game.yaml).

game-in-a-line = Juntos · 1 a 6 jugadores. Eres la mazmorra: aparta a los héroes de tu tesoro.

lesson-aim-title = Lo que buscas
lesson-aim = Eres los Kobolds; un piloto automático juega con el Dragón Rojo, de tu lado. Los héroes entran y van al tesoro de { $vault }: no los dejes pasar.
lesson-sides-title = Las cartas tienen dos lados
lesson-sides = De una carta usas el lado de arriba o el de abajo, nunca los dos. A distancia dispara a un héroe de la sala contigua.
lesson-sides-task = Juega { $card }, lado de arriba, y dispara a la Pícara de { $cells }.
lesson-sides-done = La Pícara cae: con casi todos los héroes basta un golpe.
lesson-rest-title = Usa toda la carta
lesson-rest = Las acciones de un lado se usan en cualquier orden. Te queda un disparo.
lesson-rest-task = Dispara a la Arquera de { $cells }.
lesson-rest-done = La Arquera cae, y la carta está gastada.
lesson-trap-title = Salas y trampas
lesson-trap = Activar usa la sala donde hay un monstruo tuyo. { $room } pone trampas, que detienen al héroe que entra.
lesson-trap-task = Juega { $card }, lado de arriba, y activa { $room }.
lesson-trap-done = Ahora hay una trampa en el camino de los héroes al tesoro.
lesson-portal-title = Portales
lesson-portal = Activar también completa un portal. Tus monstruos pasan de un portal completo a cualquier otro.
lesson-portal-task = Completa el portal de { $room }.
lesson-portal-done = Con otro portal, tus monstruos cruzarán la mazmorra en un paso.
lesson-swarm-title = Enjambre
lesson-swarm = Enjambre hace actuar a todos tus monstruos de una sala. Dos Kobolds tuyos están en { $room }, junto al último héroe.
lesson-swarm-task = Roba una carta, juega { $card }, lado de arriba, y dispara al Mago con el enjambre.
lesson-swarm-done = No queda ningún héroe. Ya vienen más.
lesson-invasion-title = La invasión
lesson-invasion = Tras el turno de cada jugador, una carta del gremio trae héroes a las salas de un tipo. Atacan, saquean o avanzan hacia el tesoro.
lesson-invasion-task = Termina tu turno sin apostar y mira quién llega.
lesson-invasion-done = Un Guerrero llegó a { $room } y ataca a tu Kobold.
lesson-defend-title = Defender
lesson-defend = Una carta con Defender para el daño de un ataque. Por eso la guardas en la mano.
lesson-defend-task = Defiende con { $card }
lesson-defend-done = Allí no hubo daño, pero otro Guerrero se llevó un Kobold. Luego jugó el Dragón Rojo, y llegaron más héroes.
lesson-wave-title = Cómo acaba
lesson-wave = Cuando se acaba el mazo del gremio empieza la oleada 2, con más héroes cada vez. Ganas a su final si el tesoro de { $vault } sigue allí.
lesson-end = Ya conoces un turno: cartas, salas, portales, y un Defender guardado para la invasión. Las salas también dan monedas y huesos: llevados a otra sala, compran mejores cartas. Aparta a los héroes de { $vault }.
