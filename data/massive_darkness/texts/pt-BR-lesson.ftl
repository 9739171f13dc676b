# A primeira partida guiada (data/massive_darkness/lessons/first_game.yaml).

game-in-a-line = Juntos · 1 a 6 jogadores. Abra caminho para fora da masmorra antes que a escuridão vença.

lesson-aim-title = O que você quer
lesson-aim = Você é Bjorn [A], e Elias [B] está com você. Encontre a Chave em B3 e depois saia pela Saída em E3.
lesson-actions-title = Três Ações
lesson-actions = Você tem 3 Ações por Rodada: mover, atacar e mais. Uma Ação de Movimento dá 2 Pontos de Movimento.
lesson-actions-task = Pegue o Tesouro da sua Zona.
lesson-actions-done = Você tem { $card } e ainda 1 Ponto de Movimento.
lesson-move-title = Pontos de Movimento
lesson-move = Com cada ponto você anda uma Zona, pega todas as fichas da sua ou abre uma Porta. Zonas hachuradas estão na Sombra.
lesson-move-task = Mova-se para B1, onde estão os Inimigos.
lesson-move-done = Agora você está na Sombra, ao lado dos Inimigos.
lesson-dice-title = Dados e Toma Essa
lesson-dice = Acertos ferem, Escudos param Acertos, e um Toma Essa ativa uma habilidade. Na Sombra, cada Toma Essa de Bjorn é 1 de Dano que nenhum Escudo para.
lesson-dice-task = Ataque: { $enemy }. Guarde seu XP.
lesson-dice-done = 2 Acertos e 1 Toma Essa: 3 de Dano. O Servo caiu antes do Chefe, e deu 1 XP a você.
lesson-boss-title = Mate o Chefe
lesson-boss = Um Chefe dá 3 XP a cada Herói, e a arma que carrega a quem o mata. Resta uma Ação para você.
lesson-boss-task = Ataque de novo: { $enemy }. Guarde seu XP.
lesson-boss-done = O Chefe morreu, e você pega a arma dele: { $card }.
lesson-loot-title = Saque e equipamento
lesson-loot = Só funciona o que você equipa. Sua arma nova, { $card }, rola dois dados; seu Machado, um.
lesson-loot-task = Equipe { $card } e aperte É só isso.
lesson-loot-done = Seu próximo ataque rola um dado amarelo a mais.
lesson-enemies-title = A Fase dos Inimigos
lesson-enemies = Depois que todos os Heróis agiram, cada Inimigo anda até um Herói e ataca. Sua armadura rola Escudos por você.
lesson-enemies-task = Termine sua Ativação.
lesson-enemies-done = { $hero } jogou seu turno; depois veio um ataque de { $enemy } e você sofreu 1 de Dano.
lesson-skill-title = XP e Habilidades
lesson-skill = XP compra Habilidades no fim da Rodada. { $skill } faz de cada Toma Essa seu 1 de Dano a mais.
lesson-skill-task = Compre { $skill }.
lesson-skill-done = Você tem uma Habilidade, e a Rodada 2 começou.
lesson-goal-title = Como acaba
lesson-goal = Vocês vencem com a Chave e todos os Heróis na Saída. Vocês perdem se um Herói morre e não resta Portador da Vida.
lesson-end = Você conhece uma Rodada: mova, pegue, ataque da Sombra, equipe, compre Habilidades. Agora você abriria a Porta entre A2 e B2: a Chave está atrás dela.
