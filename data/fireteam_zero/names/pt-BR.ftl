# actions.yaml
name-short_burst = Tiro Curto
name-forced_pattern = Padrão Forçado
name-covering_shot = Tiro de Cobertura
name-rifle_butt = Coronhada
name-fixed_bayonet = Baioneta Calada
name-clear_the_way = Abram Caminho
name-guerrilla_tactics = Tática de Guerrilha
name-read_the_signs = Ler os Sinais
name-trench_knife = Faca de Trincheira
name-hamstring = Jarrete Cortado
name-finish_it = Golpe Final
name-sawn_off = Escopeta Serrada
name-body_check = Tranco
name-headlong = Investida
name-service_pistol = Pistola de Serviço
name-red_mist = Fúria Cega
name-held_breath = Respiração Presa
name-suppression_fire = Fogo de Supressão
name-long_lens = Luneta Longa
name-soft_spot = Ponto Fraco
name-quick_bolt = Ferrolho Rápido
name-side_step = Passo Lateral
name-overwatch = Vigília
name-call_the_shot = Cantar o Tiro
name-stick_grenade = Granada de Cabo
name-satchel_charge = Carga de Mochila
name-rifle_grenade = Granada de Fuzil
name-smoke_pot = Pote de Fumaça
name-field_dressing = Curativo de Campo
name-stimulant = Estimulante
name-tamped_charge = Carga Abafada
name-grease_gun = Submetralhadora

# creatures.yaml
name-typhon = Filhos de Tifão
name-fetch = Aparições
name-infested = Infectados
name-corrupted_animal = Animal Corrompido
name-corrupted_human = Humano Corrompido
name-chalice_bearer = Portador do Cálice
name-ember_shade = Sombra em Brasa
name-pyre_knight = Cavaleiro da Pira
name-lamplighter = O Acendedor
name-burrower = Escavador
name-host = Hospedeiro
name-brood_mother = Mãe da Ninhada

# events.yaml
name-out_of_the_wall = Do Meio da Parede
name-the_big_one = O Grandão
name-two_shadows = Duas Sombras
name-lucky_charm = Amuleto
name-ammo_crate = Caixa de Munição
name-shared_rations = Ração Dividida
name-old_habits = Velhos Hábitos
name-clear_moment = Um Instante de Calma
name-dead_ground = Ângulo Morto
name-too_loud = Barulho Demais
name-rotten_floor = Piso Podre
name-rusty_nail = Prego Enferrujado
name-tripwire = Fio de Tropeço
name-they_flee = Eles Fogem
name-empty_room = Sala Vazia

# focus.yaml
name-rally_point = Ponto de Encontro
name-born_planner = Estrategista Nato
name-wide_eye = Olho Atento
name-my_lead = Sigam-me
name-side_by_side = Lado a Lado
name-second_guess = Segundo Palpite
name-heavy_hand = Mão Pesada
name-slippery = Escorregadio
name-deep_reserves = Fôlego de Sobra
name-blood_up = Sangue Quente
name-scar_tissue = Cicatrizes
name-long_reach = Braço Longo
name-cold_distance = Sangue-Frio
name-far_sight = Vista Longa
name-through_the_leaves = Por entre as Folhas
name-second_look = Segundo Olhar
name-light_pack = Mochila Leve
name-gap_in_the_hide = Brecha na Couraça
name-double_wad = Carga Dupla
name-good_arm = Bom Braço
name-safe_hands = Mãos Seguras
name-corpsman = Socorrista
name-get_up = De Pé
name-scrounger = Catador

# heroes.yaml
name-leader = Líder
plays-leader = Protege e ajuda os outros do meio do grupo: atrapalha ataques contra eles, rola novamente os dados deles, espia as ameaças.
name-close_combat = Combate corporal
plays-close_combat = Luta no mesmo local das criaturas, impede os ataques delas e entra na frente de um aliado.
name-marksman = Franco-Atirador
plays-marksman = Mata de longe, melhor de um lugar alto, e contém as criaturas antes que ataquem.
name-demolitions = Demolições
plays-demolitions = Explode grupos inteiros, cuidado com os seus, e mantém os aliados de pé.
name-abe = Abe Griffin
name-maxine = Maxine
name-shad = Shad
name-frank = Frank
name-don = Don Hymel
name-patty = Patrick Wolinsky
field-patty = especialista paranormal
name-henry = Henry Monroe
field-henry = especialista em ocultismo

# missions/bogged_down.yaml
name-bogged_down = Atolados
text-bogged_down = Tocas abertas alimentam o inimigo até serem explodidas. O local de saída é um tanque: ache combustível e pinos e desatole-o.
name-tank_alpha = Tanque Alfa
name-burrow = Toca
name-mud = Lama
name-start_tank_alpha = Ligar o Tanque Alfa
short-start_tank_alpha = Tanque
name-fuel_cans = Galões de Combustível
name-track_pins = Pinos da Esteira
name-close_the_burrows = Fechar as Tocas
short-close_the_burrows = Tocas

# missions/dead_air.yaml
name-dead_air = Sinal Morto
text-dead_air = Monte o rádio no morro enquanto o chão queima: quem termina o turno junto a um fogo perde cartas. Depois segure o mastro.
name-mast = Mastro do rádio
name-fire = Fogo
name-restore_the_radio = Religar o Rádio
short-restore_the_radio = Rádio
name-spare_valve = Válvula Reserva
name-antenna_wire = Fio de Antena
name-code_book = Livro de Códigos
name-douse_the_fires = Apagar os Fogos
short-douse_the_fires = Fogos

# missions/river_crossing.yaml
name-river_crossing = Travessia do Rio
text-river_crossing = Ache duas peças da balsa, traga amostras do que caça vocês e embarque todos. O motor reparado vai acordar algo maior.
name-ferry = Balsa
name-repair_the_ferry = Reparar a Balsa
short-repair_the_ferry = Balsa
name-ferry_fuel = Combustível da Balsa
name-engine_propeller = Hélice do Motor
name-acquire_specimen_samples = Obter Amostras
short-acquire_specimen_samples = Amostras

# missions/the_drinking_cave.yaml
name-the_drinking_cave = A Caverna que Bebe
text-the_drinking_cave = Ache o covil e quebre seus altares e ídolos. Então vem o portador do cálice, e não há saída a não ser passando por ele.
name-altar_west = Altar do oeste
name-altar_east = Altar do leste
name-idol = Ídolo
name-find_the_lair = Achar o Covil
short-find_the_lair = Covil
name-fresh_tracks = Rastros Frescos
name-wall_paintings = Pinturas na Parede
name-destroy_the_altars = Destruir os Altares
short-destroy_the_altars = Altares
name-west_altar = Altar do Oeste
name-east_altar = Altar do Leste
name-empty_the_chalice = Esvaziar o Cálice
short-empty_the_chalice = Cálice

# missions/the_lamplighters_round.yaml
name-the_lamplighters_round = A Ronda do Acendedor
text-the_lamplighters_round = O Acendedor anda cedo, e enquanto ele anda nada novo entra. Abra o cofre e corte os pavios: até lá nada o fere.
name-vault = Cofre
name-wick_north = Pavio do norte
name-wick_south = Pavio do sul
name-lamp = Lamparina
name-open_the_vault = Abrir o Cofre
short-open_the_vault = Cofre
name-iron_key = Chave de Ferro
name-vault_wheel = Volante do Cofre
name-cut_the_wicks = Cortar os Pavios
short-cut_the_wicks = Pavios
name-north_wick = Pavio do Norte
name-south_wick = Pavio do Sul
name-snuff_the_lamplighter = Apagar o Acendedor
short-snuff_the_lamplighter = Acendedor

# missions/the_long_gallery.yaml
name-the_long_gallery = A Galeria Longa
text-the_long_gallery = Arme cargas ao longo da galeria e abra o desabamento no fim. Armadas, o pavio queima: seis rodadas depois o veio vem abaixo.
name-west_shaft = Poço do oeste
name-east_shaft = Poço do leste
name-fall = Desabamento
name-bracket = Suporte
name-set_the_charges = Armar as Cargas
short-set_the_charges = Cargas
name-detonator = Detonador
name-blasting_wire = Fio de Explosão
name-clear_the_fall = Abrir o Desabamento
short-clear_the_fall = Desabamento
name-pit_props = Escoras
name-trapped_engineer = Engenheiro Preso

# missions/the_name_on_the_stone.yaml
name-the_name_on_the_stone = O Nome na Pedra
text-the_name_on_the_stone = Henry precisa ficar diante de dois túmulos. O livro está em pedaços, e seu guardião é um cavaleiro que tem de ser derrubado.
name-tomb_north = Túmulo do norte
name-tomb_south = Túmulo do sul
name-page = Página
name-read_the_epitaphs = Ler os Epitáfios
short-read_the_epitaphs = Epitáfios
name-cold_slab = Laje Fria
name-split_slab = Laje Partida
name-recover_the_ledger = Recuperar o Livro
short-recover_the_ledger = Livro
name-torn_pages = Páginas Rasgadas
name-ledger_keeper = Guardião do Livro

# missions/the_warm_dark.yaml
name-the_warm_dark = O Escuro Morno
text-the_warm_dark = Cada postura de ovos gera crias. Queime-as e mapeie o ninho; a mãe vem quando ambos estiverem feitos, ou sozinha na rodada 14.
name-post = Posto de escuta
name-eggs = Ovos
name-map_the_nest = Mapear o Ninho
short-map_the_nest = Ninho
name-surveyors_notes = Notas do Agrimensor
name-listening_post = Posto de Escuta
name-burn_the_eggs = Queimar os Ovos
short-burn_the_eggs = Ovos
name-flame_fuel = Combustível de Lança-Chamas
name-hidden_clutch = Postura Oculta
name-kill_the_brood_mother = Matar a Mãe da Ninhada
short-kill_the_brood_mother = Mãe

# missions/velucca_after_dark.yaml
name-velucca_after_dark = Velucca ao Anoitecer
text-velucca_after_dark = Há gente escondida nas vielas. Leve todos à igreja, acenda as lanternas e toque o sino: ele atordoa tudo uma vez.
name-church = Igreja
name-tower = Campanário
name-lantern = Lanterna
name-gather_the_villagers = Reunir os Aldeões
short-gather_the_villagers = Aldeões
name-hidden_family = Família Escondida
name-wounded_partisan = Guerrilheiro Ferido
name-old_priest = Velho Padre
name-ring_the_bell = Acender as Vielas e Tocar o Sino
short-ring_the_bell = Sino
name-bell_rope = Corda do Sino

# operations.yaml
name-the_drowned_saint = O Santo Afogado
text-the_drowned_saint = Sicília, julho de 1943: o Anapo, a aldeia de Velucca, as cavernas acima dela.
name-ash_parish = Paróquia de Cinzas
text-ash_parish = Bretanha, inverno de 1944: uma paróquia queimada, seu morro do rádio e suas criptas.
name-deep_seam = Veio Profundo
text-deep_seam = Fronteira das Ardenas, fevereiro de 1945: uma coluna de tanques atolada e o veio de carvão sob ela.

# sectors.yaml
name-1A = Margem do Rio
name-1B = Boca da Caverna
name-2A = Cais
name-2B = Praça da Aldeia
name-3A = Beira do Lago
name-3B = Torre da Igreja
name-4A = Pinhal
name-4B = Vielas
name-5A = Corredor Rompido
name-5B = Acampamento em Ruínas
name-6A = Galeria
name-6B = Morro do Rádio
name-7A = Caverna do Altar
name-7B = Cripta
name-8A = Estrada de Lama
name-8B = Porão Inundado

# threats.yaml
name-entangling = Enredar
name-too_many_legs = Pernas Demais
name-second_skin = Segunda Pele
name-scale_and_bone = Escama e Osso
name-blood_scent = Cheiro de Sangue
name-no_sleep = Sem Sono
name-quickening = Aceleração
name-one_of_them = Um Deles
name-stoked = Atiçados
name-ember_wind = Vento de Brasas
name-white_glare = Clarão Branco
name-choking_ash = Cinza Sufocante
name-cinder_crust = Crosta de Cinza
name-unquiet = Inquietos
name-grave_plate = Placa Tumular
name-drifting = À Deriva
name-tremor = Tremor
name-chitin = Quitina
name-mandibles = Mandíbulas
name-resin = Resina
name-restless_soil = Solo Inquieto
name-plated = Blindados
name-breach = Brecha
name-sinking_ground = Chão Movediço

# upgrades.yaml
name-steady_voice = Voz Firme
name-good_reflexes = Bons Reflexos
name-search_and_destroy = Busca e Destruição
name-crossfire = Fogo Cruzado
name-predator = Predador
name-iron_will = Vontade de Ferro
name-machete = Facão
name-human_shield = Escudo Humano
name-tungsten_core = Núcleo de Tungstênio
name-range_card = Tabela de Tiro
name-pinning_fire = Fogo de Contenção
name-one_round = Um Só Tiro
name-thermite = Termita
name-shaped_charge = Carga Oca
name-medic_kit = Kit Médico
name-stovepipe = Lança-Foguete
