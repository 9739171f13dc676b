# As Missões: objetivos, regras especiais, o que acontece nelas e como são perdidas.

objective-open = Objetivo { $n }: { $goal }
objective-met = Objetivo { $n }, cumprido: { $goal }

# Andando na Escuridão
goal-t00-key = Achem a Chave: { $done } de { $number }.
goal-t00-escape = Escapem: todos os Heróis estão na Zona da Saída (E3) e nenhum morreu.
note-t00-key = Quem pega a Chave ganha 3 XP.

# Terra Arrasada
goal-m01-artifacts = Achem os dois Artefatos: { $done } de { $number }.
goal-m01-library = Terminem uma Rodada com os dois Artefatos na Zona da ficha de Biblioteca, sem Inimigos ali.
note-m01-false-lead = Uma das fichas viradas para baixo é uma pista falsa. Quem a pega ganha 5 XP.
note-m01-carry = Os Artefatos são carregados e podem ser trocados. Um Herói fora de combate não conta como portador.
note-m01-library = Quando a Câmara da ficha de Biblioteca é aberta, um Guarda espera na ficha, além do que a carta de Porta traz.
progress-m01-artifacts = Artefatos achados

# Viúva Negra
goal-m02-spider = Matem a Aranha Gigante.
note-m02-walk = Em cada Fase dos Inimigos, a Aranha Gigante ataca se houver um Herói no Alcance, e depois move 1 Zona na direção da Saída. Ninguém a segura. Em um Contra-Ataque ela não move.
note-m02-web = Heróis fora de combate ou Atordoados na Zona dela são arrastados junto.
note-m02-nests = Cada ficha de Covil é um ninho: quando é pega, cada Herói ganha 5 XP.
note-m02-flight = Se a Aranha Gigante seguir além da Zona da Saída, a Missão está perdida.

# O Escolhido
goal-m03-parts = Juntem as três partes do Artefato: { $done } de { $number }.
goal-m03-escape = O Escolhido está na Zona da Saída com o Artefato.
note-m03-nobody = No início, um Herói se torna o Escolhido. Se o Escolhido morrer, a Missão está perdida.
note-m03-chosen = O Escolhido: { $hero }. Se o Escolhido morrer, a Missão está perdida.
note-m03-parts = Com a última parte, o Escolhido recebe o Artefato, onde quer que esteja.
note-m03-beasts = Nesse momento, surge um Monstro Vagante em cada uma de duas fichas de Covil.
progress-m03-parts = Partes do Artefato

# Tambores de Guerra Goblins
goal-m04-watch = Matem o Monstro Vigia.
goal-m04-escape = Escapem antes que a masmorra desabe: todos os Heróis estão na Zona da Saída e nenhum morreu.
note-m04-collapse = A cada passagem da ficha de Primeiro Jogador, a peça de menor Nível perde uma ficha de Dano: agora a peça com { $zone }, na qual { $tokens ->
    [1] resta 1
   *[other] restam { $tokens }
  }. Com a última ela cai, e todos sobre ela morrem. Se um Herói cair, a Missão está perdida.
note-m04-watch = Quando um Herói passa pelos Pilares pela primeira vez, o Monstro Vigia surge na ficha de Nível 4.

# A Queda do Imortal
goal-m05-lure = Atraiam o Imortal para uma Ponte Sombria.
goal-m05-pillars = Destruam os dois Pilares enquanto ele está ali.
note-m05-fireworks = Um Fogo de Artifício é posto na própria Zona por 1 Ponto de Movimento e queima até o fim da Rodada. Fogos podem ser trocados.
note-m05-crates = Uma ficha de Artefato contém 1 Fogo de Artifício, a de Biblioteca 3.
note-m05-immortal = O Imortal não pode ser atacado. Ele move 2 Zonas em cada Fase dos Inimigos, até um Fogo de Artifício que vê, senão até a Zona Inicial. Ele mata todos que encontra, e para por Heróis e Fogos.
note-m05-sentries = Os Arqueiros Goblins na ficha de Biblioteca nunca movem.
note-m05-bridges = Quando os dois Pilares são destruídos, as Pontes Sombrias caem com todos sobre elas. Se o Imortal não estiver entre eles, a Missão está perdida.
note-m05-flight = Se o Imortal chegar à Zona Inicial, a Missão está perdida.

# O Tesouro do Demônio
goal-m06-keys = Achem as duas Chaves: { $done } de { $number }.
goal-m06-door = Abram a Porta da última Câmara.
goal-m06-hellhound = Matem o Cão Infernal.
note-m06-keys = A Porta especial pode ser aberta quando as duas Chaves foram achadas; até então o Cão Infernal dorme atrás dela.
note-m06-false-lead = Fichas de Covil são pistas falsas. Quem pega uma ganha 5 XP.
note-m06-vault = No Cofre, um Guarda em vez de uma carta de Porta espera nas Salas da ficha de Artefato e da ficha de Biblioteca.
note-m06-library = Quem pega a ficha de Biblioteca compra um Artefato.
progress-m06-keys = Chaves achadas

# Faíscas na Escuridão
goal-m07-levers = Abram a Porta trancada com as Alavancas.
goal-m07-escape = Escapem: todos os Heróis estão na Zona da Saída e nenhum morreu.
note-m07-levers = As fichas de Covil são as Alavancas. A Porta abre quando uma Rodada começa com um Herói em cada uma delas; para um só Herói basta uma.
note-m07-patroller = Atrás da Porta espera um Monstro Vagante Superior.
note-m07-artifacts = Quem pega uma ficha de Artefato compra um Artefato.

# Caça Maior
goal-m08-executors = Destruam os Pilares e matem os três Executores: { $done } de { $number }.
note-m08-pillars = Heróis não podem mover nem atacar através de Pilares. Cada um tem 5 de Vida e nenhuma Defesa, e é atacado como um Inimigo.
note-m08-asleep = Um Executor dorme até que os dois Pilares da sua peça sejam destruídos.
note-m08-reward = Quem mata um Executor também compra 3 Tesouros de Nível 4 e um Artefato.

# Labirinto da Escuridão
goal-m09-hold = Protejam o Artefato até que os últimos Inimigos tenham vindo na Rodada { $last } e todos estejam mortos; esta é a Rodada { $round }.
note-m09-waves = A partir da Rodada 2 vêm Inimigos: nas pares um Monstro Vagante, nas ímpares quatro Guardas do próximo Nível. Não há Eventos nem reforços, e o Nível não sobe de outra forma.
note-m09-pillars = Os Inimigos andam até o Artefato, atacam um Pilar antes de qualquer Herói, e não passam por ele. Cada ataque a um Pilar causa 1 de Dano.
note-m09-treasure = A cada compra de Guardas, as Salas em volta do Artefato são completadas até 2 fichas de Tesouro.
note-m09-lost = Se um Inimigo está ao lado do Artefato quando uma Fase dos Inimigos começa, a Missão está perdida.

# O Coração das Trevas
goal-m10-stage-1 = Matem o Emissário Sombrio do Estágio 1.
goal-m10-stage-2 = Matem o Emissário Sombrio do Estágio 2.
goal-m10-stage-3 = Matem o Emissário Sombrio do Estágio 3.
note-m10-stairs = Escadas levam ao próximo Estágio. Heróis podem subir quando o Emissário do seu está morto. Ninguém vê através delas.
note-m10-darkness = Dano no início de cada Rodada, que a mesa divide: um por Herói a partir do Estágio 2, o dobro a partir do Estágio 3. Agora: { $damage }.
note-m10-levers = Heróis não podem mover nem atacar através de Pilares. Um Herói em uma ficha de Covil pode gastar uma Ação para virá-la e destruir um deles.
note-m10-last = Um Emissário dorme até que sua Câmara seja aberta, o último até que os dois Pilares caiam. Esse também luta com os dados e Encantamentos de um Monstro Vagante Superior.
note-m10-artifact = Quem pega a ficha de Artefato compra um Artefato.
progress-m10-stage = Estágio alcançado

# O que acontece
mission-token = { $hero } acha: { $what }.
mission-unlocked = A Porta especial { $door } pode ser aberta agora.
mission-chosen = { $hero }
mission-chosen-is = O Escolhido: { $hero }.
mission-lair = Ficha de Covil em { $zone }
mission-tile = Peça com { $zone }
mission-crumbles = A peça com { $zone } se desfaz: { $tokens ->
    [1] resta 1 ficha de Dano
   *[other] restam { $tokens } fichas de Dano
  }.
mission-collapses = A peça com { $zone } desaba.
mission-firework = Pôr um Fogo de Artifício
mission-costs-point = 1 Ponto de Movimento
mission-lays-firework = { $hero } põe um Fogo de Artifício em { $zone }.
mission-firework-destroyed = O Imortal destrói os Fogos de Artifício em { $zone }.
mission-bridges-fall = As Pontes Sombrias caem.
mission-spider-drags = { $hero } é arrastado para { $zone }.
mission-levers = As Alavancas abrem a Porta { $door }.
mission-borrows = { $enemy } luta com a força de: { $borrowed }.
mission-darkness = A escuridão fere os Heróis: { $damage } de Dano ao todo.
mission-evenly = Tudo a quem tiver mais Vida a cada vez
mission-suffers = { $hero } sofre 1
mission-lever = Destruir o Pilar em { $zone }
mission-pulls = { $hero } puxa a Alavanca em { $zone }.
ask-mission-chosen = Qual Herói é o Escolhido?
ask-mission-lairs = Em quais duas fichas de Covil surgem os Monstros Vagantes?
ask-mission-collapse = Várias peças são do menor Nível: qual se desfaz?
ask-mission-firework = Na direção de qual Fogo de Artifício o Imortal move?
ask-mission-darkness = Quem sofre o Dano da escuridão?

# Por que uma Missão é perdida
end-spider-escapes = A Aranha Gigante escapou. A Missão está perdida.
end-chosen-dead = O Escolhido morreu. A Missão está perdida.
end-buried = Um Herói caiu com a masmorra. A Missão está perdida.
end-immortal-arrives = O Imortal chegou à Zona Inicial. A Missão está perdida.
end-immortal-stays = As pontes caíram sem o Imortal. A Missão está perdida.
end-artifact-destroyed = Os Inimigos destruíram o Artefato. A Missão está perdida.

# Até onde cada Herói chegou
score-total = { $count } de XP
score-xp = XP não gasto
score-skills = Habilidades
