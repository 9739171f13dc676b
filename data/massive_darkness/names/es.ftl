# artifacts.yaml
name-a001 = Yelmo de bárbaro
name-a002 = Guanteletes de berserker
name-a003 = Amuleto de poder de mago
name-a004 = Capa de merodeador
name-a005 = Corona de paladín
name-a006 = Carcaj de explorador

# classes.yaml
name-nightshade_ranger = Explorador de los Nocturnales
name-nightshade_ranger-signature = Percibir punto débil
name-nightshade_ranger-free = Escurridizo
name-health_boost = Vigor incrementado
name-shadow_hunter = Cazador sombrío
name-ranged_specialist = Soltura en el disparo
name-defensive_training = Entrenamiento defensivo
name-precise_aim = Puntería precisa
name-sure_shot = Disparo infalible
name-paladin_of_fury = Paladín de la Furia
name-paladin_of_fury-signature = Guardaespaldas
name-paladin_of_fury-free = Provocación
name-light_in_the_dark = Luz en la oscuridad
name-shield_of_fury = Escudo de furia
name-bulwark = Baluarte
name-judgement = Juicio
name-healing_hands = Manos sanadoras
name-battle_wizard = Mago de batalla
name-battle_wizard-signature = Foco arcano
name-battle_wizard-free = Teleportación 2
name-gift_of_gloom = Don de la penumbra
name-spellblade = Espada y brujería
name-evocation = Evocación
name-warding = Salvaguarda
name-quick_casting = Conjuro veloz
name-shadow_barbarian = Bárbaro de la tribu de las Sombras
name-shadow_barbarian-signature = Grito de guerra
name-shadow_barbarian-free = Sangre de la noche
name-charge = Carga
name-brutality = Brutalidad
name-hurler = Lanzador
name-great_swing = Gran tajo
name-iron_hide = Piel de hierro
name-bloodmoon_nightrunner = Merodeador de la Luna Sangrienta
name-bloodmoon_nightrunner-signature = Paso sombrío
name-bloodmoon_nightrunner-free = Colmillos gemelos
name-moonlit_blade = Filo de luna
name-giant_slayer = Matagigantes
name-blood_moon = Luna sangrienta
name-keen_edges = Filos agudos
name-slip_away = Escabullirse
name-pit_fighter_berserker = Berserker gladiador
name-pit_fighter_berserker-signature = Dolor en poder
name-pit_fighter_berserker-free = Desquite 1
name-wounded_beast = Bestia herida
name-bloodthirst = Sed de sangre
name-arena_veteran = Veterano de la arena
name-sword_show = Espectáculo de espadas
name-second_wind = Segundo aliento

# doors.yaml
name-d01 = Guardas
name-d02 = Guardas
name-d03 = Guardas
name-d04 = Guardas
name-d05 = Guardas
name-d06 = Guardas
name-d07 = ¡Emboscada!
name-d08 = ¡Emboscada!
name-d09 = Muchos guardas
name-d10 = Muchos guardas

# events.yaml
name-e01 = Patrulla de retaguardia
name-e03 = Patrulla de vanguardia
name-e09 = Patrulla monstruosa de vanguardia
name-e11 = Monstruo inesperado
name-e13 = Alijo olvidado
name-e14 = Lección en la oscuridad
name-e15 = Techo que se derrumba
name-e16 = Brasas acogedoras
name-e17 = Bendición sombría
name-e19 = Protector de la luz

# guards.yaml
name-g001 = Guerreros enanos
name-g002 = Guerreros enanos
name-g003 = Defensores enanos
name-g004 = Heraldo goblin
name-g005 = Arqueros goblins
name-g006 = Arqueros goblins
name-g007 = Guerreros goblins
name-g008 = Guerreros goblins
name-g009 = Sicarios orcos
name-g010 = Desolladores orcos
name-g011 = Heraldo enano
name-g012 = Defensores enanos
name-g013 = Desolladores orcos
name-g014 = Guerreros enanos
name-g015 = Guerreros enanos
name-g016 = Arqueros goblins
name-g017 = Arqueros goblins
name-g018 = Guerreros goblins
name-g019 = Guerreros goblins
name-g020 = Sicarios orcos
name-g021 = Arqueros goblins
name-g022 = Arqueros goblins
name-g023 = Guerreros goblins
name-g024 = Guerreros goblins
name-g025 = Heraldo orco
name-g026 = Sicarios orcos
name-g027 = Sicarios orcos
name-g028 = Desolladores orcos
name-g029 = Guerreros enanos
name-g030 = Defensores enanos
name-g031 = Defensores enanos
name-g032 = Guerreros enanos
name-g033 = Guerreros enanos
name-g034 = Arqueros goblins
name-g035 = Arqueros goblins
name-g036 = Heraldo goblin
name-g037 = Guerreros goblins
name-g038 = Guerreros goblins
name-g039 = Sicarios orcos
name-g040 = Desolladores orcos
name-g041 = Heraldo enano
name-g042 = Defensores enanos
name-g043 = Guerreros enanos
name-g044 = Guerreros enanos
name-g045 = Arqueros goblins
name-g046 = Arqueros goblins
name-g047 = Guerreros goblins
name-g048 = Guerreros goblins
name-g049 = Sicarios orcos
name-g050 = Desolladores orcos

# heroes.yaml
name-bjorn = Bjorn
name-bjorn-abilities-2 = Cabezazo
name-elias = Elías
name-elias-abilities-2 = Rayo
name-owen = Owen
name-owen-abilities-2 = Protector
name-sibyl = Sibyl
name-sibyl-abilities-2 = Vista de lince
name-siegfried = Siegfried
name-siegfried-abilities-2 = Venganza
name-whisper = Susurro
name-whisper-abilities-2 = Veloz

# missions/m01.yaml
name-m01 = Tierra quemada

# missions/m02.yaml
name-m02 = La viuda negra

# missions/m03.yaml
name-m03 = El elegido

# missions/m04.yaml
name-m04 = Tambores de guerra goblins

# missions/m05.yaml
name-m05 = La caída del Inmortal

# missions/m06.yaml
name-m06 = El tesoro del demonio

# missions/m07.yaml
name-m07 = Destellos en la oscuridad

# missions/m08.yaml
name-m08 = Caza mayor

# missions/m09.yaml
name-m09 = Laberinto de oscuridad

# missions/m10.yaml
name-m10 = El corazón de la oscuridad

# missions/t00.yaml
name-t00 = Entrando en la Oscuridad

# roaming_monsters.yaml
name-rm01 = Demonio abismal
name-rm02 = Araña gigante
name-rm03 = Mastín infernal
name-rm04 = Gran troll
name-rm05 = Liliarch
name-rm06 = Mago ogro
name-rm07 = Demonio abismal
name-rm08 = Araña gigante
name-rm09 = Mastín infernal
name-rm10 = Gran troll
name-rm11 = Liliarch
name-rm12 = Mago ogro

# starting_equipment.yaml
name-se01 = Báculo
name-se03 = Arco corto
name-se05 = Hacha
name-se07 = Espada larga
name-se09 = Maza
name-se11 = Lanza
name-se13 = Armadura de cuero

# treasures.yaml
name-t001 = Armadura de vida
name-t003 = Cota de malla
name-t005 = Armadura de placas
name-t007 = Poción guillotina
name-t008 = Poción curativa menor
name-t011 = Cofre trucado
name-t013 = Talismán de mago
name-t014 = Saco de oro de los gnomos
name-t016 = Escondrijo
name-t017 = Anillo de madera
name-t019 = Frasco de humo
name-t020 = Cetro
name-t021 = Cetro del miedo
name-t023 = Varita de aprendiz
name-t025 = Báculo nudoso
name-t026 = Espada flamígera
name-t028 = Espadón
name-t030 = Hachuela
name-t032 = Maza de púas
name-t034 = Broquel
name-t036 = Arco compuesto
name-t038 = Jabalina de plaga
name-t040 = Cuchillos arrojadizos
name-t042 = Cota de malla
name-t044 = Armadura de placas
name-t046 = Malla de espinas
name-t048 = Poción guillotina
name-t049 = Amuleto de la tortuga
name-t050 = Poción curativa menor
name-t052 = Corona del Rey
name-t053 = Aguja envenenada
name-t054 = Un hallazgo afortunado
name-t055 = Botas de esquiva
name-t056 = Varita de ascuas
name-t058 = Orbe de sombras
name-t060 = Hacha de renovación
name-t062 = Espadón
name-t063 = Martillo de armas
name-t064 = Espada gélida
name-t066 = Cuchilla de guerra
name-t067 = Espada larga
name-t069 = Lanza larga
name-t071 = Escudo de lágrima
name-t072 = Arco compuesto
name-t074 = Jabalina de plaga
name-t076 = Ballesta
name-t078 = Armadura de vida
name-t080 = Cota de malla
name-t082 = Armadura de hierro frío
name-t083 = Armadura del Rey
name-t084 = Poción curativa
name-t085 = Un hallazgo afortunado
name-t086 = Trampa de cuchillas
name-t087 = Anillo de poder
name-t088 = Amuleto de la tortuga
name-t090 = Poción guillotina
name-t091 = Orbe de luz oscura
name-t092 = Cetro
name-t093 = Báculo de defensa
name-t095 = Maza gélida
name-t096 = Hacha de batalla
name-t097 = Espadón
name-t099 = Lanza perforante
name-t101 = Maza del Rey
name-t102 = Espada flamígera
name-t104 = Escudo enano
name-t106 = Arco de cuerno
name-t108 = Arco flamígero
name-t109 = Jabalina
name-t111 = Jabalina de plaga
name-t112 = Malla de espinas
name-t114 = Armadura de placas
name-t115 = Armadura sombría
name-t117 = Poción curativa mayor
name-t119 = Bloque oscilante
name-t120 = Yelmo de caballero
name-t121 = Amuleto protector
name-t123 = Cetro del miedo
name-t125 = Orbe de tormenta
name-t126 = Varita de estupor
name-t128 = Báculo del archimago
name-t130 = Espada flamígera
name-t132 = Espadón
name-t133 = Espada gélida
name-t135 = Martillo meteórico
name-t137 = Daga de asesino
name-t139 = Escudo de lágrima
name-t140 = Arco compuesto
name-t142 = Gran arco
name-t144 = Jabalina alada
name-t145 = Armadura de caballero
name-t146 = Armadura de placas
name-t148 = Armadura de vida
name-t150 = Elixir de vida
name-t152 = Amuleto protector
name-t153 = Glifo de perdición
name-t154 = Anillo de poder
name-t156 = Orbe de luz oscura
name-t157 = Varita de ascuas
name-t159 = Báculo de defensa
name-t160 = Báculo del archimago
name-t162 = Espadón de hueso de dragón
name-t164 = Hacha de renovación
name-t165 = Decapitadora
name-t166 = Martillo meteórico
name-t167 = Espada de magma
name-t169 = Escudo de caballero
name-t170 = Escudo redondo
name-t172 = Jabalina de tormenta
name-t174 = Arco flamígero
name-t175 = Arco de la furia
