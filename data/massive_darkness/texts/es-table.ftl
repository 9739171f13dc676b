# Lo que la mesa dice de Massive Darkness: el nombre y lo que se elige antes del inicio.

game-name = Massive Darkness

option-mode = Modo de juego
option-mode-normal = Misiones sueltas
option-mode-normal-detail = Cada Misión empieza con Héroes nuevos
option-mode-story = Modo Historia
option-mode-story-detail = Habilidades y Equipo pasan a la otra Misión
option-mission = Primera Misión
option-story_order = Orden de las Misiones en el Modo Historia
option-story_order-printed = Como está impreso
option-story_order-random = Al azar
option-lifebringer = Fichas de Herida en el Resurrector
option-heroes = Héroe
option-classes = Clase
option-same_class = Los Héroes pueden compartir Clase
option-event_level_of_guards = Guardas de Eventos con el Nivel de los Eventos
option-hellhound_door_card = Carta de Puerta también en la Cámara del Mastín

phase-setup = Preparación
phase-enemies = Enemigos
phase-experience = Experiencia
phase-event = Evento de la Ronda
phase-round = Ronda
phase-mission = Misión
phase-aftermath = Tras la Misión
