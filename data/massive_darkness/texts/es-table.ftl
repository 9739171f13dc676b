# Lo que la mesa dice de Massive Darkness: el nombre y lo que se elige antes del inicio.

game-name = Massive Darkness

button-hand = Héroe
front-how-to-play = Cuando te toca, te menciono al final de este hilo. Pulsa **Jugar turno** allí. **Héroe** muestra lo que tu Héroe tiene y sabe hacer, **Qué pasó** cuenta lo que te perdiste.

advice-m04 = **Muy difícil:** el piloto automático gana 2 de cada 100 partidas, y 5 con nueve fichas en el Resurrector: el tiempo apremia, no te detengas.
advice-m10 = **Muy difícil:** con dos fichas en el Resurrector el piloto automático no gana ninguna de 100 partidas, y con nueve gana 20.
option-mode = Modo de juego
option-mode-normal = Modo Estándar
option-mode-normal-detail = Cada Aventura empieza con Héroes nuevos
option-mode-story = Modo Historia
option-mode-story-detail = Habilidades y Equipo pasan a la otra Aventura
option-mission = Aventura
option-mission-t00-detail = Enseña el juego: hallar una Llave y salir
option-mission-m01-detail = Dos Artefactos que hallar y guardar en la Biblioteca
option-mission-m02-detail = Una Araña Gigante no debe escapar
option-mission-m03-detail = Tres partes de un Artefacto y un Héroe que debe vivir
option-mission-m04-detail = La mazmorra se derrumba a la espalda de los Héroes
option-mission-m05-detail = Un monstruo al que ningún arma hiere
option-mission-m06-detail = Dos Llaves y un Mastín infernal tras la Puerta
option-mission-m07-detail = Palancas, una Puerta cerrada y lo que espera detrás
option-mission-m08-detail = Tres Ejecutores duermen tras los Pilares
option-mission-m09-detail = Resistir hasta la última oleada
option-mission-m10-detail = Tres Etapas, y la oscuridad hiere
option-story_order = Orden de las Aventuras en el Modo Historia
option-story_order-printed = Como está impreso
option-story_order-random = Al azar
option-lifebringer = Fichas de Herida en el Resurrector
about-option-lifebringer = Cada una devuelve a un Héroe muerto. Una muerte sin fichas pierde la Aventura.
option-heroes = Héroe
option-heroes-bjorn-detail = Cabezazo: hiere sin coste a un enemigo de su Zona. Le va el Bárbaro de la tribu de las Sombras
option-heroes-elias-detail = Rayo: hiere sin coste a un enemigo a hasta 2 Zonas. Le va el Mago de batalla
option-heroes-owen-detail = Vuelve a tirar los resultados en blanco de Defensa. Le va el Paladín de la Furia
option-heroes-sibyl-detail = Vuelve a tirar los resultados en blanco de Ataque. Le va el Explorador de los Nocturnales
option-heroes-siegfried-detail = Quien lo hiere sufre 1 Herida. Le va el Berserker gladiador
option-heroes-whisper-detail = Se mueve 1 Zona más. Le va el Merodeador de la Luna Sangrienta
option-classes = Clase
option-different_classes = Cada Héroe necesita otra Clase
about-option-different_classes = Las reglas no prohíben dos Héroes de una misma Clase.
option-event_level_of_guards = Guardas de Eventos con el Nivel de los Eventos
about-option-event_level_of_guards = Para los Eventos del modo historia cuenta la mayor ficha de Nivel bajo un Héroe. Normalmente solo fija lugares, y los Guardas son del Nivel actual.
option-hellhound_door_card = Carta de Puerta también en la Cámara del Mastín
about-option-hellhound_door_card = En El tesoro del demonio normalmente no se roba carta de Puerta para esa Cámara, pues el Mastín ya está en ella.

phase-setup = Preparación
phase-enemies = Enemigos
phase-experience = Experiencia
phase-event = Evento de la Ronda
phase-mission = La Aventura
phase-aftermath = Tras la Aventura

# Qué tiene en cuenta cada nivel del piloto automático.
setting-level-strong-detail = Mide el peligro y espera a que todos estén listos
setting-level-steady-detail = Mide el peligro, pero no espera a mejor Equipo
setting-level-simple-detail = Va directo al objetivo sin mirar el peligro
setting-level-beginner-detail = No mira el peligro, ni cura, ni usa Habilidades
