# chronicle.yaml
name-chapters-1 = Semana de Inauguração
name-chapters-2 = Reforma em Casa
name-chapters-3 = Hóspedes Estranhos
name-chapters-4 = Política da Guilda
name-chapters-5 = Queima Total
text-first_loot = No próximo cenário você começa com uma carta da primeira Pilhagem disponível no seu descarte.
text-foreign_card = Você pode trocar uma carta inicial por uma carta de Tática de um clã que ninguém usa.
text-head_start = No próximo cenário você começa com 1 monstro a mais, no Cofre.
text-kept_loot = Você pode trocar uma carta inicial por uma carta de Pilhagem obtida neste cenário.

# clans.yaml
name-red_dragon = Dragoa Vermelha
plays-red_dragon = Um corpo resistente que voa até o problema, golpeia várias vezes com cada carta e barra o caminho.
name-wing_gust = Rajada de Asas
name-tail_sweep = Varrida de Cauda
name-hot_breath = Bafo Quente
name-scale_wall = Muralha de Escamas
name-back_home = De Volta ao Tesouro
name-kobolds = Escamosos
plays-kobolds = Atira da sala ao lado e some antes que alguém revide.
name-hit_and_run = Bate e Corre
name-sling_rain = Chuva de Pedras
name-tight_squad = Esquadrão Unido
name-side_tunnel = Túnel Lateral
name-duck = Abaixa!
name-gnolls = Gnolls
plays-gnolls = Força de aluguel: leva moedas de um lado a outro e transforma cada uma num bando na hora.
name-pay_day = Dia de Pagamento
name-pack_rush = Investida da Matilha
name-brawl = Pancadaria
name-shakedown = Extorsão
name-howl = Uivo
name-slimes = Slimes
plays-slimes = Divide-se sempre que é tocada e nunca fica sem cartas.
name-ooze_on = Escorrer
name-split = Divisão
name-drip = Goteira
name-digest = Digestão
name-puddle = Poça
name-skeletons = Esqueletos
plays-skeletons = Desmonta fácil e se levanta na hora; ossos são recrutas.
name-rise_again = Levantar de Novo
name-bone_circle = Círculo de Ossos
name-rattle = Chacoalhar
name-rib_guard = Guarda de Costelas
name-march = Marcha dos Mortos
name-ratlings = Rataria
plays-ratlings = Uma enxurrada que procria onde está, e anda e morde toda junta.
name-gnaw = Roer e Procriar
name-scurry = Debandada
name-bite_party = Festa de Mordidas
name-floorboards = Debaixo do Assoalho
name-gremlins = Gremlins
plays-gremlins = Deixa uma armadilha em cada porta e sempre tem mais um truque na mão.
name-tripwire = Fio de Tropeço
name-gadgets = Engenhocas
name-pop_out = Pular para Fora
name-spring_box = Caixa de Mola
name-ankle_bite = Mordida no Tornozelo
name-spare_parts = Peças Sobrando
name-ghosts = Fantasmas
plays-ghosts = Atravessa paredes com algo debaixo do lençol e leva a cada aliado o que ele precisa.
name-drift = Deslizar
name-haunt = Assombrar
name-seance = Sessão Espírita
name-whispers = Sussurros
name-see_through = Transparente
name-witches = Bruxas
plays-witches = Abre atalhos para todos e depois enfeitiça quem chega perto demais.
name-broom_ride = Voo de Vassoura
name-hex = Feitiço
name-coven = Convenção de Bruxas
name-brew = Poção no Fogo
name-card_reading = Leitura de Cartas

# guild.yaml
name-rogue = Ladina
name-warrior = Guerreiro
name-archer = Arqueira
name-mage = Mago
name-champion = Campeã

# loot.yaml
name-equipment = Equipamento
name-beast = Fera
name-potion = Poção
name-scroll = Pergaminho
name-sword = Espada
name-axe = Machado
name-crossbow = Besta
name-big_shield = Escudo Grande
name-toolbox = Caixa de Ferramentas
name-war_horn = Berrante de Guerra
name-grappling = Gancho de Escalada
name-lantern = Lanterna
name-spider = Aranha
name-wolf = Lobo
name-bat = Morcego
name-owl = Coruja
name-bear = Urso
name-mole = Toupeira
name-hedgehog = Ouriço
name-goat = Bode
name-fire_flask = Frasco de Fogo
name-vigour = Vigor
name-haste = Pressa
name-double_up = Duplicação
name-smoke = Fumaça
name-glue = Cola
name-courage = Coragem
name-memory = Memória
name-fireball = Bola de Fogo
name-gate = Passagem
name-call = Chamado
name-insight = Discernimento
name-command = Comando
name-night_shift = Turno da Noite
name-transmute = Transmutação
name-ward = Proteção

# rooms.yaml
name-jewel = Joia
name-swords = Espadas
name-hats = Chapéus
name-eye = Olho Místico
name-bones = Ossos Cruzados
name-special = Especial
name-vault = Cofre
name-library = Biblioteca
name-sewers = Esgotos
name-graveyard = Cemitério
name-workshop = Oficina
name-forge = Forja
name-beast_trainer = Treinador de Feras
name-apothecary = Boticário
name-study = Estudo
name-cells = Celas
name-laboratory = Laboratório
name-builder = Construtor

# scenarios/alarm_bells.yaml
name-alarm_bells = Sinos de Alarme
text-alarm_bells = Depois de cada invasão com 2 ou mais heróis ao lado do Cofre, acrescente 1 sino. Uma invasão que começa com 3 sinos os remove e resolve 1 carta de Guilda a mais. Um Ativar na Biblioteca remove 1 sino, uma vez por turno.
name-rope_pull = Alguém Puxa a Corda
text-rope_pull = Acrescente 1 sino.
name-bells = Sinos
name-muffle = Abafar um sino

# scenarios/big_order.yaml
name-big_order = A Grande Encomenda
text-big_order = Um cliente espera lá fora e quer uma caixa sortida. Para vencer, recursos de pelo menos 3 tipos diferentes devem estar no Cofre quando a última carta da onda 2 for resolvida.
name-customs = Alfândega
text-customs = Descarte 1 recurso do Cofre. O jogador ativo saca 1 carta.

# scenarios/borrowed_brains.yaml
name-borrowed_brains = Cérebros Emprestados
text-borrowed_brains = Masmorra com Laboratório. De olho nas Celas: com 4 ou mais heróis nelas, uma carta Celas Lotadas os solta.
name-crowded_cells = Celas Lotadas
text-crowded_cells = Com 4 ou mais heróis nas Celas: reative-os. Senão, cada jogador saca 1 carta.

# scenarios/bounty_board.yaml
name-bounty_board = O Mural de Recompensas
text-bounty_board = Quando um Mago é derrotado, coloque 1 moeda naquela sala. Um Cartaz de Procurado reativa todos os Magos da masmorra.
name-poster = Cartaz de Procurado
text-poster = Reative todos os Magos da masmorra, inclusive os das Celas.

# scenarios/employee_of_the_month.yaml
name-employee_of_the_month = Funcionária do Mês
text-employee_of_the_month = A Campeã tem vitalidade 3, não mostra habilidade de classe e inspira como qualquer herói. Quando ela é derrotada, cada jogador saca 2 cartas.
name-champion_shift = Hora Extra
text-champion_shift = Invoque a Campeã na sala mais distante do Cofre. Se ela já estiver aqui, reative-a e todos os heróis da sala dela.

# scenarios/fireworks.yaml
name-fireworks = Noite de Fogos
text-fireworks = Três é demais: as cartas Foguete atingem toda sala com 3 ou mais monstros ou 3 ou mais heróis.
name-rocket = Foguete
text-rocket = Em cada sala com 3 ou mais monstros, 1 monstro sofre 1 de dano; em cada sala com 3 ou mais heróis, 1 herói sofre 1 de dano. Depois invoque 2 heróis de classes aleatórias, juntos, na sala mais distante do Cofre.

# scenarios/first_watch.yaml
name-first_watch = Primeira Vigília
text-first_watch = A placa na porta diz "fechado". Os heróis não sabem ler. Nenhuma regra especial além das cartas Pausa para o Chá.
name-tea_break = Pausa para o Chá
text-tea_break = O turno do dia vai tomar chá: o jogador ativo saca 2 cartas. Depois invoque 2 heróis de classes aleatórias, juntos, na sala mais distante do Cofre.

# scenarios/grand_raid.yaml
name-grand_raid = O Grande Assalto
text-grand_raid = Masmorra com Laboratório. No preparo há 1 Guerreiro exausto nas Celas. No começo da onda 2 invoque a Campeã (vitalidade 3) na sala mais distante do Cofre.
name-war_drum = Tambor de Guerra
text-war_drum = Entre as salas com heróis e sem monstros, exceto as Celas, escolha a mais próxima do Cofre: reative todos os heróis de lá. Depois cada jogador saca 1 carta.

# scenarios/guided_tour.yaml
name-guided_tour = A Visita Guiada
text-guided_tour = A guilda vende ingressos. As excursões entram pela porta dos fundos e andam juntas.
name-tour_group = Excursão
text-tour_group = Invoque 2 heróis de classes aleatórias, juntos, na sala mais distante do Cofre.

# scenarios/heavy_armour.yaml
name-heavy_armour = Armadura Pesada
text-heavy_armour = Guerreiros têm vitalidade 2. No preparo coloque 2 moedas na Forja. Um Ativar com um monstro e 1 moeda na Forja: descarte a moeda, cada Guerreiro da masmorra sofre 1 de dano.
name-fresh_polish = Brilho Novo
text-fresh_polish = Invoque 1 Guerreiro na Forja.
name-rust_powder = Pó de ferrugem

# scenarios/hungry_mimic.yaml
name-hungry_mimic = O Mímico Faminto
text-hungry_mimic = O baú do Estudo está vivo. Tenha um recurso no Estudo ou numa sala ao lado quando a carta dele aparecer.
name-mimic_hungry = O Mímico Está com Fome
text-mimic_hungry = Descarte 1 recurso do Estudo ou de uma sala ao lado. Sem recurso ali, 1 monstro em cada uma dessas salas sofre 1 de dano e os heróis do Estudo são reativados.

# scenarios/leaky_roof.yaml
name-leaky_roof = Goteira no Teto
text-leaky_roof = Está chovendo dentro. Os sapos gostam: no preparo coloque 2 sapos nos Esgotos. O que ficar guardado perto dos Esgotos pode sumir amanhã.
name-downpour = Aguaceiro
text-downpour = Descarte todos os recursos e armadilhas dos Esgotos e das salas adjacentes a eles. 1 herói nos Esgotos sofre 1 de dano.

# scenarios/mole_road.yaml
name-mole_road = A Estrada das Toupeiras
text-mole_road = Um grupo que avança a partir de uma sala com portal concluído vai para a sala com portal mais próxima do Cofre, se ela for mais próxima do que a alcançada a pé.
name-mole_work = Trabalho de Toupeira
text-mole_work = Vire o portal não concluído mais distante do Cofre para o lado concluído. Se não houver nenhum, reative todos os heróis da sala com portal e sem monstros mais distante do Cofre.

# scenarios/new_wing.yaml
name-new_wing = A Nova Ala
text-new_wing = Masmorra com Construtor: a pilha de plantas tem só Forja, Treinador de Feras, Boticário e Cemitério. Para vencer, pelo menos 2 salas devem ter sido construídas até o fim.
name-late_delivery = Entrega Atrasada
text-late_delivery = Coloque 1 moeda no Construtor e depois invoque 1 Ladina lá.
name-built = Salas construídas

# scenarios/paper_crowns.yaml
name-paper_crowns = Coroas de Papel
text-paper_crowns = Poucas salas têm tesouro. No preparo coloque 2 moedas no Cofre. Um Ativar com um monstro e 1 moeda numa sala sem tesouro: descarte a moeda, coloque ali um tesouro de valor 1 do Suprimento (valor 2 na onda 2), enquanto houver; no máximo duas vezes por turno.
name-appraiser = O Avaliador
text-appraiser = Remova um tesouro do menor valor da masmorra sem resolver o efeito (nunca o do Cofre).
name-decoy = Isca

# scenarios/recruiting_drive.yaml
name-recruiting_drive = Campanha de Recrutamento
text-recruiting_drive = A onda 1 é jogada sem as cartas de herói de Olho Místico. No começo da onda 2 essas 4 cartas, mais 1 de cada classe com Ossos Cruzados, e uma Arqueira e um Mago com Chapéus são embaralhados no deck.
name-recruiter = O Recrutador
text-recruiter = Onda 1: o jogador ativo saca 2 cartas. Onda 2: invoque 2 heróis de classes aleatórias na sala mais distante do Cofre.

# scenarios/sleepwalkers.yaml
name-sleepwalkers = Sonâmbulos
text-sleepwalkers = Não há Celas, portanto não há aposta, e o efeito de tesouro Prisioneiro não faz nada. No preparo coloque 2 livros na Biblioteca. Uma vez por turno, um Ativar com um monstro e 1 livro na Biblioteca canta uma canção de ninar: descarte o livro, cada jogador saca 1 carta.
name-sleepwalk = Sonâmbulos
text-sleepwalk = Cada herói exausto numa sala sem monstros anda uma sala em direção ao Cofre e continua exausto. Armadilhas funcionam, ninguém é inspirado.
name-lullaby = Canção de ninar

# scenarios/trap_fair.yaml
name-trap_fair = A Feira de Armadilhas
text-trap_fair = No preparo coloque 1 armadilha no Cofre e em cada sala de Espadas, Olho Místico e Ossos Cruzados.
name-safety_inspector = Fiscal de Segurança
text-safety_inspector = Com 3 ou mais armadilhas na masmorra: descarte 1 armadilha de cada sala. Senão, invoque 1 Ladina numa sala ao lado do Cofre sem monstros.

# scenarios/turning_tower.yaml
name-turning_tower = A Torre Giratória
text-turning_tower = As cartas Engrenagens giram salas. Um Ativar com um monstro na Oficina pode girar uma sala encostada na Oficina, exceto o Cofre, um quarto de volta no sentido horário, uma vez por turno, se nenhuma sala ficar isolada do Cofre.
name-gears = Engrenagens
text-gears = Duas vezes: uma sala aleatória, exceto o Cofre, gira um quarto de volta no sentido horário com tudo o que contém. Um giro que isolaria alguma sala do Cofre não acontece.
name-turn_neighbour = Girar uma sala

# scenarios/twin_hoards.yaml
name-twin_hoards = Tesouros Gêmeos
text-twin_hoards = O Estudo guarda o anel da vovó. Os jogadores também perdem se o tesouro do Estudo for pilhado.
name-second_map = O Segundo Mapa
text-second_map = Invoque 1 herói de classe aleatória numa sala ao lado do Estudo.

# tokens.yaml
name-coin = Moeda
name-book = Livro
name-frog = Sapo
name-bone = Osso
name-trap = Armadilha
name-portal = Portal

# treasures.yaml
name-spoil = Espólio
name-curse = Maldição
name-heal = Cura
name-prisoner = Prisioneiro
name-defeat = Derrota
