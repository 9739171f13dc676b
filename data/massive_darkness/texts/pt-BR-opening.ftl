# What a chapter begins with, how far it is, and what the first Mission teaches.

sentences = { $first } { $then }
opening-goal = **Objetivo:** { $goals }
opening-lost = **Derrota** se um Herói morre e não há mais fichas no Portador da Vida: { $tokens ->
    [0] não tem nenhuma.
   *[other] agora tem { $tokens }.
  }
opening-first = **Primeiro:** cada Herói escolhe uma arma. Depois vá a uma Porta e abra: atrás dela esperam Inimigos e Tesouros.
opening-first-without-doors = **Primeiro:** cada Herói escolhe uma arma. Depois pegue Tesouros e equipe o que achar: logo chegam Inimigos.
live-standing = Objetivo: { $goal }

# O que a primeira Missão ensina
hint-move = **Mover:** uma Ação de Movimento custa uma de três Ações e dá dois Pontos de Movimento: uma Zona, uma Porta ou pegar gastam um cada vez.
hint-door = **Portas:** você pode abrir a Porta ao lado. Uma carta diz então que Inimigos e Tesouros há atrás dela. Guarde Ações para lutar.
hint-attack = **Atacar:** cada Acerto que nenhum Escudo para é 1 de Dano. Primeiro caem os Servos, depois o Chefe; quem mata ganha XP para Habilidades.
hint-loot = **Tesouro:** pegue o que está na sua Zona, se não houver Inimigo nela. O que você equipa conta no próximo ataque.
hint-enemies = **Inimigos:** quando todos os Heróis agiram, cada Inimigo ataca quem vê ou se aproxima. Você não sai da sua Zona enquanto houver um nela.
hint-shadow = **Sombra:** você está em uma Zona escura. Inimigos que não veem você o ignoram aqui, e as Habilidades de Sombra funcionam.
