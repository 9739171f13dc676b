# actions.yaml
name-short_burst = Ráfaga corta
name-forced_pattern = Patrón forzado
name-covering_shot = Disparo de cobertura
name-rifle_butt = Culatazo
name-fixed_bayonet = Bayoneta calada
name-clear_the_way = Abrid paso
name-guerrilla_tactics = Táctica de guerrilla
name-read_the_signs = Leer las señales
name-trench_knife = Cuchillo de trinchera
name-hamstring = Corte al tendón
name-finish_it = Golpe final
name-sawn_off = Escopeta recortada
name-body_check = Empellón
name-headlong = Carga temeraria
name-service_pistol = Pistola de servicio
name-red_mist = Furia ciega
name-held_breath = Aliento contenido
name-suppression_fire = Fuego de supresión
name-long_lens = Mira larga
name-soft_spot = Punto débil
name-quick_bolt = Cerrojo rápido
name-side_step = Paso lateral
name-overwatch = Vigilancia
name-call_the_shot = Cantar el tiro
name-stick_grenade = Granada de mango
name-satchel_charge = Carga de macuto
name-rifle_grenade = Granada de fusil
name-smoke_pot = Bote de humo
name-field_dressing = Cura de campaña
name-stimulant = Estimulante
name-tamped_charge = Carga amortiguada
name-grease_gun = Subfusil

# creatures.yaml
name-typhon = Hijos de Tifón
name-fetch = Las Apariciones
name-infested = Los Infectados
name-corrupted_animal = Animal corrupto
name-corrupted_human = Humano corrupto
name-chalice_bearer = Portador del Cáliz
name-ember_shade = Sombra en ascuas
name-pyre_knight = Caballero de la Pira
name-lamplighter = El Farolero
name-burrower = Excavador
name-host = Huésped
name-brood_mother = Madre de la camada

# events.yaml
name-out_of_the_wall = De entre el muro
name-the_big_one = El grande
name-two_shadows = Dos sombras
name-lucky_charm = Amuleto
name-ammo_crate = Caja de munición
name-shared_rations = Raciones compartidas
name-old_habits = Viejas costumbres
name-clear_moment = Un instante de calma
name-dead_ground = Ángulo muerto
name-too_loud = Demasiado ruido
name-rotten_floor = Suelo podrido
name-rusty_nail = Clavo oxidado
name-tripwire = Cable trampa
name-they_flee = Huyen
name-empty_room = Sala vacía

# focus.yaml
name-rally_point = Punto de reunión
name-born_planner = Estratega nato
name-wide_eye = Ojo avizor
name-my_lead = Seguidme
name-side_by_side = Codo con codo
name-second_guess = Segunda lectura
name-heavy_hand = Mano dura
name-slippery = Escurridizo
name-deep_reserves = Reservas hondas
name-blood_up = Sangre caliente
name-scar_tissue = Cicatrices
name-long_reach = Brazo largo
name-cold_distance = Sangre fría
name-far_sight = Vista larga
name-through_the_leaves = Entre las hojas
name-second_look = Segunda mirada
name-light_pack = Mochila ligera
name-gap_in_the_hide = Grieta en la coraza
name-double_wad = Carga doble
name-good_arm = Buen brazo
name-safe_hands = Manos seguras
name-corpsman = Sanitario
name-get_up = En pie
name-scrounger = Buscavidas

# heroes.yaml
name-leader = Líder
plays-leader = Protege y ayuda a los demás desde el centro: estropea ataques contra ellos, repite sus dados, mira las amenazas que vienen.
name-close_combat = Cuerpo a cuerpo
plays-close_combat = Lucha en la misma localización que las criaturas, frena sus ataques y se pone delante de un aliado.
name-marksman = Tirador
plays-marksman = Mata de lejos, mejor desde un sitio alto, y contiene a las criaturas antes de que ataquen.
name-demolitions = Demoliciones
plays-demolitions = Hace volar grupos enteros, ojo con los tuyos, y mantiene en pie a los aliados.
name-abe = Abe Griffin
name-maxine = Maxine
name-shad = Shad
name-frank = Frank
name-don = Don Hymel
name-patty = Patrick Wolinsky
field-patty = médium
name-henry = Henry Monroe
field-henry = ocultista

# missions/bogged_down.yaml
name-bogged_down = Empantanados
text-bogged_down = Las madrigueras abiertas alimentan al enemigo hasta que se vuelan. La salida es un tanque: halla combustible y pasadores, y sácalo del barro.
name-tank_alpha = Tanque Alfa
name-burrow = Madriguera
name-mud = Barro
name-start_tank_alpha = Arrancar el Tanque Alfa
short-start_tank_alpha = Tanque
name-fuel_cans = Bidones de combustible
name-track_pins = Pasadores de oruga
name-close_the_burrows = Cerrar las madrigueras
short-close_the_burrows = Madrigueras

# missions/dead_air.yaml
name-dead_air = Señal muerta
text-dead_air = Monta la radio de la colina mientras arde el suelo: quien acaba su turno junto a un fuego pierde cartas. Después, defiende el mástil.
name-mast = Mástil de la radio
name-fire = Fuego
name-restore_the_radio = Restablecer la radio
short-restore_the_radio = Radio
name-spare_valve = Válvula de repuesto
name-antenna_wire = Cable de antena
name-code_book = Libro de claves
name-douse_the_fires = Apagar los fuegos
short-douse_the_fires = Fuegos

# missions/river_crossing.yaml
name-river_crossing = El cruce del río
text-river_crossing = Halla dos piezas del transbordador, trae muestras de lo que te caza y sube a todos a bordo. El motor reparado despertará algo más grande.
name-ferry = Transbordador
name-repair_the_ferry = Reparar el transbordador
short-repair_the_ferry = Transbordador
name-ferry_fuel = Combustible del transbordador
name-engine_propeller = Hélice del motor
name-acquire_specimen_samples = Obtener muestras
short-acquire_specimen_samples = Muestras

# missions/the_drinking_cave.yaml
name-the_drinking_cave = La cueva que bebe
text-the_drinking_cave = Halla la guarida y rompe sus altares e ídolos. Entonces viene el portador del cáliz, y no hay más salida que a través de él.
name-altar_west = Altar del oeste
name-altar_east = Altar del este
name-idol = Ídolo
name-find_the_lair = Hallar la guarida
short-find_the_lair = Guarida
name-fresh_tracks = Rastros frescos
name-wall_paintings = Pinturas rupestres
name-destroy_the_altars = Destruir los altares
short-destroy_the_altars = Altares
name-west_altar = Altar del oeste
name-east_altar = Altar del este
name-empty_the_chalice = Vaciar el cáliz
short-empty_the_chalice = Cáliz

# missions/the_lamplighters_round.yaml
name-the_lamplighters_round = La ronda del Farolero
text-the_lamplighters_round = El Farolero camina pronto, y mientras camina no viene nada nuevo. Abre la cripta y corta las mechas: hasta entonces nada lo hiere.
name-vault = Cripta
name-wick_north = Mecha del norte
name-wick_south = Mecha del sur
name-lamp = Lámpara
name-open_the_vault = Abrir la cripta
short-open_the_vault = Cripta
name-iron_key = Llave de hierro
name-vault_wheel = Rueda de la cripta
name-cut_the_wicks = Cortar las mechas
short-cut_the_wicks = Mechas
name-north_wick = Mecha del norte
name-south_wick = Mecha del sur
name-snuff_the_lamplighter = Apagar al Farolero
short-snuff_the_lamplighter = Farolero

# missions/the_long_gallery.yaml
name-the_long_gallery = La galería larga
text-the_long_gallery = Coloca cargas a lo largo de la galería y despeja el derrumbe del fondo. Una vez colocadas arde la mecha: seis rondas después la veta se viene abajo.
name-west_shaft = Pozo del oeste
name-east_shaft = Pozo del este
name-fall = Derrumbe
name-bracket = Soporte
name-set_the_charges = Colocar las cargas
short-set_the_charges = Cargas
name-detonator = Detonador
name-blasting_wire = Cable de voladura
name-clear_the_fall = Despejar el derrumbe
short-clear_the_fall = Derrumbe
name-pit_props = Puntales
name-trapped_engineer = Ingeniero atrapado

# missions/the_name_on_the_stone.yaml
name-the_name_on_the_stone = El nombre en la piedra
text-the_name_on_the_stone = Henry debe plantarse ante dos tumbas. El libro está hecho pedazos, y su guardián es un caballero al que hay que derribar.
name-tomb_north = Tumba del norte
name-tomb_south = Tumba del sur
name-page = Página
name-read_the_epitaphs = Leer los epitafios
short-read_the_epitaphs = Epitafios
name-cold_slab = Losa fría
name-split_slab = Losa partida
name-recover_the_ledger = Recuperar el libro
short-recover_the_ledger = Libro
name-torn_pages = Páginas arrancadas
name-ledger_keeper = Guardián del libro

# missions/the_warm_dark.yaml
name-the_warm_dark = La oscuridad tibia
text-the_warm_dark = Cada puesta de huevos engendra crías. Quémalas y traza el nido; la madre viene cuando ambas cosas estén hechas, o sola en la ronda 14.
name-post = Puesto de escucha
name-eggs = Huevos
name-map_the_nest = Trazar el nido
short-map_the_nest = Nido
name-surveyors_notes = Notas del topógrafo
name-listening_post = Puesto de escucha
name-burn_the_eggs = Quemar los huevos
short-burn_the_eggs = Huevos
name-flame_fuel = Combustible de lanzallamas
name-hidden_clutch = Puesta oculta
name-kill_the_brood_mother = Matar a la Madre
short-kill_the_brood_mother = Madre

# missions/velucca_after_dark.yaml
name-velucca_after_dark = Velucca al anochecer
text-velucca_after_dark = Hay gente escondida en las callejas. Llévala a la iglesia, enciende los faroles y toca la campana: aturde a todo una vez.
name-church = Iglesia
name-tower = Campanario
name-lantern = Farol
name-gather_the_villagers = Reunir a los aldeanos
short-gather_the_villagers = Aldeanos
name-hidden_family = Familia escondida
name-wounded_partisan = Partisano herido
name-old_priest = Viejo párroco
name-ring_the_bell = Alumbrar las callejas y tocar la campana
short-ring_the_bell = Campana
name-bell_rope = Cuerda de la campana

# operations.yaml
name-the_drowned_saint = El santo ahogado
text-the_drowned_saint = Sicilia, julio de 1943: el Anapo, el pueblo de Velucca, las cuevas que hay encima.
name-ash_parish = Parroquia de ceniza
text-ash_parish = Bretaña, invierno de 1944: una parroquia quemada, su colina de la radio y sus criptas.
name-deep_seam = Veta profunda
text-deep_seam = Frontera de las Ardenas, febrero de 1945: una columna de tanques empantanada y la veta de carbón bajo ella.

# sectors.yaml
name-1A = Ribera
name-1B = Boca de la cueva
name-2A = Embarcadero
name-2B = Plaza del pueblo
name-3A = Orilla del lago
name-3B = Torre de la iglesia
name-4A = Pinar
name-4B = Callejuelas
name-5A = Corredor roto
name-5B = Campamento en ruinas
name-6A = Galería
name-6B = Colina de la radio
name-7A = Cueva del altar
name-7B = Cripta
name-8A = Camino de barro
name-8B = Sótano inundado

# threats.yaml
name-entangling = Enredo
name-too_many_legs = Demasiadas patas
name-second_skin = Segunda piel
name-scale_and_bone = Escama y hueso
name-blood_scent = Olor a sangre
name-no_sleep = Sin sueño
name-quickening = Aceleración
name-one_of_them = Uno de ellos
name-stoked = Avivados
name-ember_wind = Viento de brasas
name-white_glare = Fulgor blanco
name-choking_ash = Ceniza asfixiante
name-cinder_crust = Costra de ceniza
name-unquiet = Inquietos
name-grave_plate = Placa sepulcral
name-drifting = A la deriva
name-tremor = Temblor
name-chitin = Quitina
name-mandibles = Mandíbulas
name-resin = Resina
name-restless_soil = Suelo inquieto
name-plated = Blindados
name-breach = Brecha
name-sinking_ground = Suelo hundido

# upgrades.yaml
name-steady_voice = Voz firme
name-good_reflexes = Buenos reflejos
name-search_and_destroy = Búsqueda y destrucción
name-crossfire = Fuego cruzado
name-predator = Depredador
name-iron_will = Voluntad de hierro
name-machete = Machete
name-human_shield = Escudo humano
name-tungsten_core = Núcleo de tungsteno
name-range_card = Tabla de tiro
name-pinning_fire = Fuego de contención
name-one_round = Un solo tiro
name-thermite = Termita
name-shaped_charge = Carga hueca
name-medic_kit = Botiquín
name-stovepipe = Lanzacohetes
