# O que a mesa diz sobre Massive Darkness: o nome e o que se escolhe antes do início.

game-name = Massive Darkness

button-hand = Herói
front-how-to-play = Quando é a sua vez, eu menciono você no fim deste tópico. Aperte **Jogar a vez** lá. **Herói** mostra o que o seu Herói tem e sabe fazer, **O que aconteceu** conta o que você perdeu.

advice-m04 = **Muito difícil:** o piloto automático vence 2 de cada 100 partidas, e 5 com nove fichas no Portador da Vida: o tempo é curto, continue andando.
advice-m10 = **Muito difícil:** com duas fichas no Portador da Vida o piloto automático não vence nenhuma de 100 partidas, e com nove vence 20.
option-mode = Modo
option-mode-normal = Missões avulsas
option-mode-normal-detail = Cada Missão começa com Heróis novos
option-mode-story = Modo História
option-mode-story-detail = Habilidades e Equipamento passam adiante
option-mission = Missão
option-mission-t00-detail = Ensina o jogo: ache uma Chave e saia
option-mission-m01-detail = Dois Artefatos para achar e guardar na Biblioteca
option-mission-m02-detail = Uma Aranha Gigante não pode fugir
option-mission-m03-detail = Três partes de um Artefato e um Herói que deve viver
option-mission-m04-detail = A masmorra desaba atrás de vocês
option-mission-m05-detail = Um monstro que nenhuma arma fere
option-mission-m06-detail = Duas Chaves e um Cão Infernal atrás da Porta
option-mission-m07-detail = Alavancas, uma Porta trancada e o que espera atrás
option-mission-m08-detail = Três Executores dormem atrás de Pilares
option-mission-m09-detail = Resistam até a última onda
option-mission-m10-detail = Três Estágios, e a escuridão fere
option-story_order = Ordem das Missões no Modo História
option-story_order-printed = Como impressa
option-story_order-random = Aleatória
option-lifebringer = Fichas de Dano no Portador da Vida
about-option-lifebringer = Cada uma traz de volta um Herói morto. Uma morte sem fichas perde a Missão.
option-heroes = Herói
option-heroes-bjorn-detail = Cabeçada: fere de graça um Inimigo em sua Zona. Combina com Bárbaro das Sombras
option-heroes-elias-detail = Relâmpago: fere de graça um Inimigo a até 2 Zonas. Combina com Mago de Combate
option-heroes-owen-detail = Rola de novo os vazios de Defesa. Combina com Paladino da Fúria
option-heroes-sibyl-detail = Rola de novo os vazios de Ataque. Combina com Patrulheiro das Trevas
option-heroes-siegfried-detail = Quem o fere sofre 1 de Dano. Combina com Berserker Gladiador
option-heroes-whisper-detail = Move 1 Zona a mais. Combina com Noctífluo da Lua Sangrenta
option-classes = Classe
option-different_classes = Cada Herói precisa de outra Classe
about-option-different_classes = As regras não proíbem dois Heróis da mesma Classe.
option-event_level_of_guards = Guardas de Eventos têm o Nível dos Eventos
about-option-event_level_of_guards = Para Eventos do Modo História conta a maior ficha de Nível sob um Herói. Normalmente ela só define lugares, e os Guardas são do Nível Atual.
option-hellhound_door_card = Carta de Porta também na Câmara do Cão Infernal
about-option-hellhound_door_card = Em O Tesouro do Demônio normalmente não se compra carta de Porta para essa Câmara, pois o Cão já está nela.

phase-setup = Preparação
phase-enemies = Inimigos
phase-experience = Experiência
phase-event = Evento
phase-mission = A Missão
phase-aftermath = Depois da Missão

# O que cada nível do piloto automático leva em conta.
setting-level-strong-detail = Mede o perigo e espera até todos estarem prontos
setting-level-steady-detail = Mede o perigo, mas não espera Equipamento melhor
setting-level-simple-detail = Vai direto ao objetivo sem olhar o perigo
setting-level-beginner-detail = Não olha o perigo, não cura nem usa Habilidades
