# A primeira partida guiada (data/keep_the_heroes_out/lessons/first_game.yaml).

game-in-a-line = Juntos · 1 a 6 jogadores. Você é a masmorra: mantenha os heróis longe do seu tesouro.

lesson-aim-title = O que você quer
lesson-aim = Você é os Escamosos; um piloto automático joga com a Dragoa Vermelha, do seu lado. Heróis invadem e andam até o tesouro de { $vault }: não os deixe chegar.
lesson-sides-title = As cartas têm dois lados
lesson-sides = De uma carta você usa o lado de cima ou o de baixo, nunca os dois. À distância atira num herói da sala adjacente.
lesson-sides-task = Jogue { $card }, lado de cima, e atire na Ladina em { $cells }.
lesson-sides-done = A Ladina cai: com quase todos os heróis basta um golpe.
lesson-rest-title = Use a carta inteira
lesson-rest = As ações de um lado podem ser usadas em qualquer ordem. Resta um tiro.
lesson-rest-task = Atire na Arqueira em { $cells }.
lesson-rest-done = A Arqueira cai, e a carta acabou.
lesson-trap-title = Salas e armadilhas
lesson-trap = Ativar usa a sala em que há um monstro seu. { $room } põe armadilhas, que param o herói que entra.
lesson-trap-task = Jogue { $card }, lado de cima, e ative { $room }.
lesson-trap-done = Agora há uma armadilha no caminho dos heróis até o tesouro.
lesson-portal-title = Portais
lesson-portal = Ativar também conclui um portal. Seus monstros andam de um portal concluído para qualquer outro.
lesson-portal-task = Conclua o portal de { $room }.
lesson-portal-done = Com mais um portal, seus monstros cruzarão a masmorra num passo.
lesson-swarm-title = Enxame
lesson-swarm = Enxame faz agir todos os seus monstros de uma sala. Dois Escamosos seus estão em { $room }, ao lado do último herói.
lesson-swarm-task = Saque uma carta, jogue { $card }, lado de cima, e atire no Mago com o enxame.
lesson-swarm-done = Não sobrou nenhum herói. Mais estão chegando.
lesson-invasion-title = A invasão
lesson-invasion = Depois do turno de cada jogador, uma carta da guilda traz heróis às salas de um tipo. Eles atacam, pilham ou avançam até o tesouro.
lesson-invasion-task = Termine seu turno sem apostar e veja quem chega.
lesson-invasion-done = Um Guerreiro chegou em { $room } e ataca seu Escamoso.
lesson-defend-title = Defender
lesson-defend = Uma carta com Defender para o dano de um ataque. Por isso você a guarda na mão.
lesson-defend-task = Defenda com { $card }
lesson-defend-done = Lá não houve dano, mas outro Guerreiro levou um Escamoso. Depois a Dragoa Vermelha jogou, e chegaram mais heróis.
lesson-wave-title = Como acaba
lesson-wave = Quando o deck da guilda acaba começa a onda 2, com mais heróis por vez. Você vence no fim dela, se o tesouro de { $vault } ainda estiver lá.
lesson-end = Você conhece um turno: cartas, salas, portais, e um Defender guardado para a invasão. As salas também dão moedas e ossos: levados a outra sala, compram cartas melhores. Mantenha os heróis longe de { $vault }.
