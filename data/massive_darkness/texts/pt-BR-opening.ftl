# What a chapter begins with, how far it is, and what the first Mission teaches.

sentences = { $first } { $then }
opening-goal = **Objetivo:** { $goals }
opening-lost = **Derrota** se um Herói morre e não há mais fichas no Portador da Vida: { $tokens ->
    [0] não tem nenhuma.
   *[other] agora tem { $tokens }.
  }
opening-first = **Primeiro:** cada Herói escolhe uma arma. Depois vão juntos a uma Porta. Quem começa uma Rodada a abre: assim todos ainda podem lutar contra o que espera atrás dela junto aos Tesouros.
opening-first-without-doors = **Primeiro:** cada Herói escolhe uma arma. Depois pegue Tesouros e equipe o que achar: logo chegam Inimigos.
live-standing = Objetivo: { $goal }
remedy-doors = abram cada Porta no começo de uma Rodada, com os Heróis juntos, e peguem os Tesouros antes da próxima.
remedy-lifebringer = mais fichas no Portador da Vida perdoam mais mortes: **Configurações** oferecem até { $most }; eram { $tokens }.

# O que a primeira Missão ensina
hint-move = **Mover:** uma de suas três Ações dá dois Pontos de Movimento. Uma Zona, uma Porta ou pegar gastam um cada vez.
hint-door = **Portas:** você pode abrir a Porta ao lado; uma carta diz que Inimigos e Tesouros há atrás dela. Melhor no começo de uma Rodada: quem ainda tem Ações pode lutar contra o que sair. No fim de uma Rodada convém esperar.
hint-attack = **Atacar:** cada Acerto que nenhum Escudo para é 1 de Dano. Primeiro caem os Servos, depois o Chefe; quem mata ganha XP para Habilidades. Quem você ataca e não mata contra-ataca quando sua Ativação acaba.
hint-loot = **Tesouro:** pegue o que está na sua Zona, se não houver Inimigo nela. O que você equipa conta no próximo ataque.
hint-enemies = **Inimigos:** quando todos os Heróis agiram, cada Inimigo ataca quem vê ou se aproxima. Você não sai da sua Zona enquanto houver um nela.
hint-shadow = **Sombra:** você está em uma Zona escura. Inimigos que não veem você o ignoram aqui, e as Habilidades de Sombra funcionam.
hint-dice = **Dados:** amarelos e vermelhos atacam, e o vermelho acerta mais. Azuis e verdes defendem, e o verde para mais. Um Toma Essa no dado paga o que uma carta dá em troca, como +1 Acerto. Mais: `/rule dados`, `/rule toma essa`.
hint-transmute = **Transmutar** é grátis. Você descarta 3 cartas de Equipamento de que não precisa e compra um Tesouro um Nível acima da menor.
hint-level = **Nível Atual:** sobe quando um Herói chega a uma peça com ficha de Nível maior. Também ao abrir uma Porta para ela. Os novos Guardas são então mais fortes, e as Habilidades desse Nível funcionam.
hint-exit = **A saída:** todo o resto está feito. Leve agora todos os Heróis à Saída, { $zone }; a Missão é vencida assim que o último chega lá. Não é preciso lutar no caminho.
