# chronicle.yaml
name-chapters-1 = Semana de Inauguración
name-chapters-2 = Reformas en Casa
name-chapters-3 = Huéspedes Extraños
name-chapters-4 = Política del Gremio
name-chapters-5 = Liquidación Total
text-first_loot = En el siguiente escenario empiezas con una carta de la primera fila en tu descarte.
text-foreign_card = Puedes cambiar una carta inicial por una carta táctica de un clan que nadie usa.
text-head_start = En el siguiente escenario empiezas con 1 monstruo más, en la Bóveda.
text-kept_loot = Puedes cambiar una carta inicial por una carta de botín conseguida en este escenario.

# clans.yaml
name-red_dragon = Dragón Rojo
plays-red_dragon = Un solo cuerpo resistente que vuela hacia el peligro, golpea varias veces con cada carta y cierra el paso.
name-wing_gust = Ráfaga de Alas
name-tail_sweep = Barrido de Cola
name-hot_breath = Aliento Ardiente
name-scale_wall = Muro de Escamas
name-back_home = De Vuelta al Botín
name-kobolds = Kobolds
plays-kobolds = Dispara desde la sala de al lado y se escabulle antes de que nadie responda.
name-hit_and_run = Golpe y Fuga
name-sling_rain = Lluvia de Piedras
name-tight_squad = Pelotón Unido
name-side_tunnel = Túnel Lateral
name-duck = ¡Agáchate!
name-gnolls = Gnolls
plays-gnolls = Músculo a sueldo: lleva monedas de un lado a otro y convierte cada una en una banda al instante.
name-pay_day = Día de Paga
name-pack_rush = Embestida de la Jauría
name-brawl = Trifulca
name-shakedown = Extorsión
name-howl = Aullido
name-slimes = Limos
plays-slimes = Se divide en cuanto se la toca y nunca se queda sin cartas.
name-ooze_on = Rezumar
name-split = División
name-drip = Gotera
name-digest = Digestión
name-puddle = Charco
name-skeletons = Esqueletos
plays-skeletons = Se desarma con facilidad y se levanta enseguida; los huesos son reclutas.
name-rise_again = Alzarse de Nuevo
name-bone_circle = Círculo de Huesos
name-rattle = Traqueteo
name-rib_guard = Guardia de Costillas
name-march = Marcha de los Muertos
name-ratlings = Ratoncios
plays-ratlings = Una marea que cría donde está, y corre y muerde toda a la vez.
name-gnaw = Roer y Criar
name-scurry = Correteo
name-bite_party = Fiesta de Mordiscos
name-floorboards = Bajo las Tablas
name-gremlins = Gremlins
plays-gremlins = Deja una trampa en cada puerta y siempre guarda un truco más en la mano.
name-tripwire = Cable Trampa
name-gadgets = Cachivaches
name-pop_out = Salir de Golpe
name-spring_box = Caja Sorpresa
name-ankle_bite = Mordisco al Tobillo
name-spare_parts = Piezas de Sobra
name-ghosts = Fantasmas
plays-ghosts = Atraviesa las paredes con algo bajo la sábana y lleva a cada aliado lo que necesita.
name-drift = Deslizarse
name-haunt = Rondar
name-seance = Sesión Espiritista
name-whispers = Susurros
name-see_through = Transparente
name-witches = Brujas
plays-witches = Abre atajos para todos y luego maldice a quien se acerca demasiado.
name-broom_ride = Vuelo en Escoba
name-hex = Maleficio
name-coven = Aquelarre
name-brew = Brebaje
name-card_reading = Lectura de Cartas

# guild.yaml
name-rogue = Pícara
name-warrior = Guerrero
name-archer = Arquera
name-mage = Mago
name-champion = Campeona

# loot.yaml
name-equipment = Equipo
name-beast = Bestia
name-potion = Poción
name-scroll = Pergamino
name-sword = Espada
name-axe = Hacha
name-crossbow = Ballesta
name-big_shield = Escudo Grande
name-toolbox = Caja de Herramientas
name-war_horn = Cuerno de Guerra
name-grappling = Gancho
name-lantern = Farol
name-spider = Araña
name-wolf = Lobo
name-bat = Murciélago
name-owl = Búho
name-bear = Oso
name-mole = Topo
name-hedgehog = Erizo
name-goat = Macho Cabrío
name-fire_flask = Frasco de Fuego
name-vigour = Vigor
name-haste = Prisa
name-double_up = Duplicación
name-smoke = Humo
name-glue = Pegamento
name-courage = Valor
name-memory = Memoria
name-fireball = Bola de Fuego
name-gate = Umbral
name-call = Llamada
name-insight = Lucidez
name-command = Orden
name-night_shift = Turno de Noche
name-transmute = Transmutación
name-ward = Protección

# rooms.yaml
name-jewel = Joya
name-swords = Espadas
name-hats = Sombreros
name-eye = Ojo
name-bones = Huesos
name-special = Especial
name-vault = Bóveda
name-library = Biblioteca
name-sewers = Alcantarillas
name-graveyard = Cementerio
name-workshop = Taller
name-forge = Forja
name-beast_trainer = Domador
name-apothecary = Botica
name-study = Estudio
name-cells = Celdas
name-laboratory = Laboratorio
name-builder = Constructor

# scenarios/alarm_bells.yaml
name-alarm_bells = Campanas de Alarma
text-alarm_bells = Tras cada invasión con 2 o más héroes junto a la Bóveda, se añade 1 campana. Una invasión que empieza con 3 campanas las retira y resuelve 1 carta del gremio más. Un Activar en la Biblioteca retira 1 campana, una vez por turno.
name-rope_pull = Alguien Tira de la Cuerda
text-rope_pull = Se añade 1 campana.
name-bells = Campanas
name-muffle = Amortiguar una campana

# scenarios/big_order.yaml
name-big_order = El Gran Pedido
text-big_order = Un cliente espera fuera y quiere una caja surtida. Para ganar, debe haber en la Bóveda recursos de al menos 3 tipos distintos cuando se resuelva la última carta de la oleada 2.
name-customs = Aduana
text-customs = Se descarta 1 recurso de la Bóveda. Quien tiene el turno roba 1 carta.

# scenarios/borrowed_brains.yaml
name-borrowed_brains = Cerebros Prestados
text-borrowed_brains = Mazmorra con Laboratorio. Atención a las Celdas: con 4 o más héroes dentro, una carta Celdas Abarrotadas los suelta.
name-crowded_cells = Celdas Abarrotadas
text-crowded_cells = Con 4 o más héroes en las Celdas: reactivadlos. Si no, cada jugador roba 1 carta.

# scenarios/bounty_board.yaml
name-bounty_board = El Tablón de Recompensas
text-bounty_board = Cuando un Mago es derrotado, se coloca 1 moneda en esa sala. Un Cartel de Se Busca reactiva a todos los Magos de la mazmorra.
name-poster = Cartel de Se Busca
text-poster = Se reactiva a todos los Magos de la mazmorra, incluidos los de las Celdas.

# scenarios/employee_of_the_month.yaml
name-employee_of_the_month = Empleada del Mes
text-employee_of_the_month = La Campeona tiene vitalidad 3, no muestra habilidad de clase e inspira como cualquier héroe. Cuando es derrotada, cada jugador roba 2 cartas.
name-champion_shift = Horas Extra
text-champion_shift = Se invoca a la Campeona en la sala más lejana de la Bóveda. Si ya está aquí, se la reactiva junto a todos los héroes de su sala.

# scenarios/fireworks.yaml
name-fireworks = Noche de Fuegos Artificiales
text-fireworks = Tres son multitud: las cartas Cohete golpean toda sala con 3 o más monstruos o 3 o más héroes.
name-rocket = Cohete
text-rocket = En cada sala con 3 o más monstruos, 1 monstruo sufre 1 de daño; en cada sala con 3 o más héroes, 1 héroe sufre 1 de daño. Después se invocan 2 héroes de clases al azar, juntos, en la sala más lejana de la Bóveda.

# scenarios/first_watch.yaml
name-first_watch = Primera Guardia
text-first_watch = El cartel de la puerta dice "cerrado". Los héroes no saben leer. Sin reglas especiales, salvo las cartas Pausa para el Té.
name-tea_break = Pausa para el Té
text-tea_break = El turno de día va a tomar el té: quien tiene el turno roba 2 cartas. Después se invocan 2 héroes de clases al azar, juntos, en la sala más lejana de la Bóveda.

# scenarios/grand_raid.yaml
name-grand_raid = El Gran Asalto
text-grand_raid = Mazmorra con Laboratorio. En la preparación hay 1 Guerrero agotado en las Celdas. Al comenzar la oleada 2 se invoca a la Campeona (vitalidad 3) en la sala más lejana de la Bóveda.
name-war_drum = Tambor de Guerra
text-war_drum = Entre las salas con héroes y sin monstruos, salvo las Celdas, en la más cercana a la Bóveda se reactiva a todos los héroes. Después cada jugador roba 1 carta.

# scenarios/guided_tour.yaml
name-guided_tour = La Visita Guiada
text-guided_tour = El gremio vende entradas. Los grupos entran por la puerta de atrás y no se separan.
name-tour_group = Grupo de Turistas
text-tour_group = Se invocan 2 héroes de clases al azar, juntos, en la sala más lejana de la Bóveda.

# scenarios/heavy_armour.yaml
name-heavy_armour = Armadura Pesada
text-heavy_armour = Los Guerreros tienen vitalidad 2. En la preparación se colocan 2 monedas en la Forja. Un Activar con un monstruo y 1 moneda en la Forja: se descarta la moneda y cada Guerrero de la mazmorra sufre 1 de daño.
name-fresh_polish = Brillo Nuevo
text-fresh_polish = Se invoca 1 Guerrero en la Forja.
name-rust_powder = Polvo de óxido

# scenarios/hungry_mimic.yaml
name-hungry_mimic = El Mímico Hambriento
text-hungry_mimic = El cofre del Estudio está vivo. Conviene tener un recurso en el Estudio o en una sala contigua cuando salga su carta.
name-mimic_hungry = El Mímico Tiene Hambre
text-mimic_hungry = Se descarta 1 recurso del Estudio o de una sala contigua. Sin recursos allí, 1 monstruo de cada una de esas salas sufre 1 de daño y se reactiva a los héroes del Estudio.

# scenarios/leaky_roof.yaml
name-leaky_roof = Goteras
text-leaky_roof = Llueve dentro. A las ranas les gusta: en la preparación se colocan 2 ranas en las Alcantarillas. Lo que se guarde cerca puede desaparecer mañana.
name-downpour = Aguacero
text-downpour = Se descartan todos los recursos y trampas de las Alcantarillas y de las salas adyacentes. 1 héroe en las Alcantarillas sufre 1 de daño.

# scenarios/mole_road.yaml
name-mole_road = El Camino de los Topos
text-mole_road = Un grupo que avanza desde una sala con portal completo va a la sala con portal más cercana a la Bóveda, si está más cerca que la que alcanzaría a pie.
name-mole_work = Trabajo de Topo
text-mole_work = El portal incompleto más lejano de la Bóveda se gira a su lado completo. Si no hay ninguno, se reactiva a todos los héroes de la sala con portal y sin monstruos más lejana.

# scenarios/new_wing.yaml
name-new_wing = El Ala Nueva
text-new_wing = Mazmorra con Constructor: la pila de planos contiene solo Forja, Domador, Botica y Cementerio. Para ganar, al final deben haberse construido al menos 2 salas.
name-late_delivery = Entrega Tardía
text-late_delivery = Se coloca 1 moneda en el Constructor y después se invoca 1 Pícara allí.
name-built = Salas construidas

# scenarios/paper_crowns.yaml
name-paper_crowns = Coronas de Papel
text-paper_crowns = Pocas salas tienen tesoro. En la preparación se colocan 2 monedas en la Bóveda. Un Activar con un monstruo y 1 moneda en una sala sin tesoro: se descarta la moneda y se coloca allí un tesoro de valor 1 de la reserva (valor 2 en la oleada 2), mientras quede; como mucho dos veces por turno.
name-appraiser = El Tasador
text-appraiser = Se retira un tesoro del menor valor de la mazmorra sin resolver su efecto (nunca el de la Bóveda).
name-decoy = Señuelo

# scenarios/recruiting_drive.yaml
name-recruiting_drive = Campaña de Reclutamiento
text-recruiting_drive = La oleada 1 se juega sin las cartas de héroe de Ojo. Al comenzar la oleada 2 se barajan esas 4 cartas, 1 más de cada clase con Huesos, y una Arquera y un Mago con Sombreros.
name-recruiter = El Reclutador
text-recruiter = Oleada 1: quien tiene el turno roba 2 cartas. Oleada 2: se invocan 2 héroes de clases al azar en la sala más lejana de la Bóveda.

# scenarios/sleepwalkers.yaml
name-sleepwalkers = Sonámbulos
text-sleepwalkers = No hay Celdas, así que no hay apuesta, y el efecto de tesoro Prisionero no hace nada. En la preparación se colocan 2 libros en la Biblioteca. Una vez por turno, un Activar con un monstruo y 1 libro en la Biblioteca canta una nana: se descarta el libro y cada jugador roba 1 carta.
name-sleepwalk = Sonámbulos
text-sleepwalk = Cada héroe agotado en una sala sin monstruos avanza una sala hacia la Bóveda y sigue agotado. Las trampas funcionan, nadie es inspirado.
name-lullaby = Nana

# scenarios/trap_fair.yaml
name-trap_fair = La Feria de Trampas
text-trap_fair = En la preparación se coloca 1 trampa en la Bóveda y en cada sala de Espadas, Ojo y Huesos.
name-safety_inspector = Inspectora de Seguridad
text-safety_inspector = Con 3 o más trampas en la mazmorra: se descarta 1 trampa de cada sala. Si no, se invoca 1 Pícara en una sala junto a la Bóveda sin monstruos.

# scenarios/turning_tower.yaml
name-turning_tower = La Torre Giratoria
text-turning_tower = Las cartas Engranajes giran salas. Un Activar con un monstruo en el Taller puede girar una sala que toque el Taller, salvo la Bóveda, un cuarto en sentido horario, una vez por turno, si ninguna sala queda aislada de la Bóveda.
name-gears = Engranajes
text-gears = Dos veces: una sala al azar, salvo la Bóveda, gira un cuarto en sentido horario con todo lo que contiene. No se hace un giro que aísle alguna sala de la Bóveda.
name-turn_neighbour = Girar una sala

# scenarios/twin_hoards.yaml
name-twin_hoards = Tesoros Gemelos
text-twin_hoards = El Estudio guarda el anillo de la abuela. Los jugadores también pierden si se saquea el tesoro del Estudio.
name-second_map = El Segundo Mapa
text-second_map = Se invoca 1 héroe de clase al azar en una sala junto al Estudio.

# tokens.yaml
name-coin = Moneda
name-book = Libro
name-frog = Rana
name-bone = Hueso
name-trap = Trampa
name-portal = Portal

# treasures.yaml
name-spoil = Destrozo
name-curse = Maldición
name-heal = Cura
name-prisoner = Prisionero
name-defeat = Derrota
