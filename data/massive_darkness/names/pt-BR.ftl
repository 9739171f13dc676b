# artifacts.yaml
name-a001 = Elmo do Bárbaro
name-a002 = Manoplas do Berserker
name-a003 = Amuleto de Poder do Mago
name-a004 = Manto do Noctífluo
name-a005 = Coroa do Paladino
name-a006 = Aljava do Patrulheiro

# classes.yaml
name-nightshade_ranger = Patrulheiro das Trevas
name-nightshade_ranger-signature = Descobrir Fraqueza
name-nightshade_ranger-free = Evasivo
name-health_boost = Aumentar Vida
name-shadow_hunter = Caçador das Sombras
name-ranged_specialist = Especialista à Distância
name-defensive_training = Treinamento Defensivo
name-precise_aim = Mira Precisa
name-sure_shot = Tiro Seguro
name-paladin_of_fury = Paladino da Fúria
name-paladin_of_fury-signature = Guarda-costas
name-paladin_of_fury-free = Provocar
name-light_in_the_dark = Luz na Escuridão
name-shield_of_fury = Escudo da Fúria
name-bulwark = Baluarte
name-judgement = Julgamento
name-healing_hands = Mãos que Curam
name-battle_wizard = Mago de Combate
name-battle_wizard-signature = Foco Arcano
name-battle_wizard-free = Teletransporte 2
name-gift_of_gloom = Dádiva das Sombras
name-spellblade = Espada e Encantamento
name-evocation = Evocação
name-warding = Proteção Arcana
name-quick_casting = Conjuração Rápida
name-shadow_barbarian = Bárbaro das Sombras
name-shadow_barbarian-signature = Grito de Guerra
name-shadow_barbarian-free = Sangue da Noite
name-charge = Investida
name-brutality = Brutalidade
name-hurler = Arremessador
name-great_swing = Golpe Amplo
name-iron_hide = Pele de Ferro
name-bloodmoon_nightrunner = Noctífluo da Lua Sangrenta
name-bloodmoon_nightrunner-signature = Passo Sombrio
name-bloodmoon_nightrunner-free = Presas Gêmeas
name-moonlit_blade = Lâmina do Luar
name-giant_slayer = Matador de Gigantes
name-blood_moon = Lua Sangrenta
name-keen_edges = Gumes Afiados
name-slip_away = Escapulir
name-pit_fighter_berserker = Berserker Gladiador
name-pit_fighter_berserker-signature = Dor em Poder
name-pit_fighter_berserker-free = Revide 1
name-wounded_beast = Fera Ferida
name-bloodthirst = Sede de Sangue
name-arena_veteran = Veterano da Arena
name-sword_show = Espetáculo de Espadas
name-second_wind = Segundo Fôlego

# doors.yaml
name-d01 = Guardas
name-d02 = Guardas
name-d03 = Guardas
name-d04 = Guardas
name-d05 = Guardas
name-d06 = Guardas
name-d07 = Emboscada!
name-d08 = Emboscada!
name-d09 = Muitos Guardas
name-d10 = Muitos Guardas

# events.yaml
name-e01 = Patrulha de Retaguarda
name-e03 = Patrulha de Vanguarda
name-e09 = Patrulha Monstruosa de Vanguarda
name-e11 = Monstro Inesperado
name-e13 = Esconderijo Esquecido
name-e14 = Lição na Escuridão
name-e15 = Teto que Desaba
name-e16 = Brasas Acolhedoras
name-e17 = Bênção Sombria
name-e19 = Protetor da Luz

# guards.yaml
name-g001 = Anões Guerreiros
name-g002 = Anões Guerreiros
name-g003 = Anões Defensores
name-g004 = Agente Goblin
name-g005 = Goblins Arqueiros
name-g006 = Goblins Arqueiros
name-g007 = Goblins Guerreiros
name-g008 = Goblins Guerreiros
name-g009 = Orcs Executores
name-g010 = Orcs Esfoladores
name-g011 = Agente Anão
name-g012 = Anões Defensores
name-g013 = Orcs Esfoladores
name-g014 = Anões Guerreiros
name-g015 = Anões Guerreiros
name-g016 = Goblins Arqueiros
name-g017 = Goblins Arqueiros
name-g018 = Goblins Guerreiros
name-g019 = Goblins Guerreiros
name-g020 = Orcs Executores
name-g021 = Goblins Arqueiros
name-g022 = Goblins Arqueiros
name-g023 = Goblins Guerreiros
name-g024 = Goblins Guerreiros
name-g025 = Agente Orc
name-g026 = Orcs Executores
name-g027 = Orcs Executores
name-g028 = Orcs Esfoladores
name-g029 = Anões Guerreiros
name-g030 = Anões Defensores
name-g031 = Anões Defensores
name-g032 = Anões Guerreiros
name-g033 = Anões Guerreiros
name-g034 = Goblins Arqueiros
name-g035 = Goblins Arqueiros
name-g036 = Agente Goblin
name-g037 = Goblins Guerreiros
name-g038 = Goblins Guerreiros
name-g039 = Orcs Executores
name-g040 = Orcs Esfoladores
name-g041 = Agente Anão
name-g042 = Anões Defensores
name-g043 = Anões Guerreiros
name-g044 = Anões Guerreiros
name-g045 = Goblins Arqueiros
name-g046 = Goblins Arqueiros
name-g047 = Goblins Guerreiros
name-g048 = Goblins Guerreiros
name-g049 = Orcs Executores
name-g050 = Orcs Esfoladores

# heroes.yaml
name-bjorn = Bjorn
name-bjorn-abilities-2 = Cabeçada
name-elias = Elias
name-elias-abilities-2 = Relâmpago
name-owen = Owen
name-owen-abilities-2 = Protetor
name-sibyl = Sibyl
name-sibyl-abilities-2 = Olho de Águia
name-siegfried = Siegfried
name-siegfried-abilities-2 = Vingança
name-whisper = Sussurro
name-whisper-abilities-2 = Veloz

# missions/m01.yaml
name-m01 = Terra Arrasada

# missions/m02.yaml
name-m02 = Viúva Negra

# missions/m03.yaml
name-m03 = O Escolhido

# missions/m04.yaml
name-m04 = Tambores de Guerra Goblins

# missions/m05.yaml
name-m05 = A Queda do Imortal

# missions/m06.yaml
name-m06 = O Tesouro do Demônio

# missions/m07.yaml
name-m07 = Faíscas na Escuridão

# missions/m08.yaml
name-m08 = Caça Maior

# missions/m09.yaml
name-m09 = Labirinto da Escuridão

# missions/m10.yaml
name-m10 = O Coração das Trevas

# missions/t00.yaml
name-t00 = Andando na Escuridão

# roaming_monsters.yaml
name-rm01 = Demônio Abissal
name-rm02 = Aranha Gigante
name-rm03 = Cão Infernal
name-rm04 = Troll Supremo
name-rm05 = Liliarca
name-rm06 = Ogro Mago
name-rm07 = Demônio Abissal
name-rm08 = Aranha Gigante
name-rm09 = Cão Infernal
name-rm10 = Troll Supremo
name-rm11 = Liliarca
name-rm12 = Ogro Mago

# starting_equipment.yaml
name-se01 = Cajado
name-se03 = Arco Curto
name-se05 = Machado
name-se07 = Espada Longa
name-se09 = Maça
name-se11 = Lança
name-se13 = Armadura de Couro

# treasures.yaml
name-t001 = Armadura da Vida
name-t003 = Cota de Malha
name-t005 = Armadura de Placas
name-t007 = Poção Guilhotina
name-t008 = Poção de Cura Menor
name-t011 = Baú Armadilhado
name-t013 = Talismã do Mago
name-t014 = Saco de Ouro dos Gnomos
name-t016 = Esconderijo Secreto
name-t017 = Anel de Madeira
name-t019 = Frasco de Fumaça
name-t020 = Cetro
name-t021 = Cetro do Medo
name-t023 = Varinha do Aprendiz
name-t025 = Cajado Retorcido
name-t026 = Espada Flamejante
name-t028 = Montante
name-t030 = Machadinha
name-t032 = Maça Cravejada
name-t034 = Broquel
name-t036 = Arco Composto
name-t038 = Azagaia da Peste
name-t040 = Facas de Arremesso
name-t042 = Cota de Malha
name-t044 = Armadura de Placas
name-t046 = Malha de Espinhos
name-t048 = Poção Guilhotina
name-t049 = Amuleto da Tartaruga
name-t050 = Poção de Cura Menor
name-t052 = Coroa do Rei
name-t053 = Agulha Envenenada
name-t054 = Achado de Sorte
name-t055 = Botas da Esquiva
name-t056 = Varinha de Brasas
name-t058 = Orbe das Sombras
name-t060 = Machado da Renovação
name-t062 = Montante
name-t063 = Martelo
name-t064 = Espada de Gelo
name-t066 = Cutelo de Guerra
name-t067 = Espada Longa
name-t069 = Lança Longa
name-t071 = Escudo Lágrima
name-t072 = Arco Composto
name-t074 = Azagaia da Peste
name-t076 = Besta
name-t078 = Armadura da Vida
name-t080 = Cota de Malha
name-t082 = Armadura de Ferro Frio
name-t083 = Armadura do Rei
name-t084 = Poção de Cura
name-t085 = Achado de Sorte
name-t086 = Armadilha de Lâminas
name-t087 = Anel do Poder
name-t088 = Amuleto da Tartaruga
name-t090 = Poção Guilhotina
name-t091 = Orbe da Luz Sombria
name-t092 = Cetro
name-t093 = Cajado da Defesa
name-t095 = Maça de Gelo
name-t096 = Machado de Batalha
name-t097 = Montante
name-t099 = Lança Perfurante
name-t101 = Maça do Rei
name-t102 = Espada Flamejante
name-t104 = Escudo de Anão
name-t106 = Arco de Chifre
name-t108 = Arco Flamejante
name-t109 = Azagaia
name-t111 = Azagaia da Peste
name-t112 = Malha de Espinhos
name-t114 = Armadura de Placas
name-t115 = Armadura Sombria
name-t117 = Poção de Cura Maior
name-t119 = Bloco em Queda
name-t120 = Elmo do Cavaleiro
name-t121 = Amuleto de Proteção
name-t123 = Cetro do Medo
name-t125 = Orbe da Tempestade
name-t126 = Varinha do Estupor
name-t128 = Cajado do Arquimago
name-t130 = Espada Flamejante
name-t132 = Montante
name-t133 = Espada de Gelo
name-t135 = Martelo Meteórico
name-t137 = Adaga do Assassino
name-t139 = Escudo Lágrima
name-t140 = Arco Composto
name-t142 = Arco Grande
name-t144 = Azagaia Alada
name-t145 = Armadura do Cavaleiro
name-t146 = Armadura de Placas
name-t148 = Armadura da Vida
name-t150 = Elixir da Vida
name-t152 = Amuleto de Proteção
name-t153 = Glifo da Perdição
name-t154 = Anel do Poder
name-t156 = Orbe da Luz Sombria
name-t157 = Varinha de Brasas
name-t159 = Cajado da Defesa
name-t160 = Cajado do Arquimago
name-t162 = Montante de Osso de Dragão
name-t164 = Machado da Renovação
name-t165 = Decapitadora
name-t166 = Martelo Meteórico
name-t167 = Espada de Magma
name-t169 = Escudo do Cavaleiro
name-t170 = Escudo Redondo
name-t172 = Azagaia da Tempestade
name-t174 = Arco Flamejante
name-t175 = Arco da Fúria
