# What a scenario begins with, how far it is, how it ended, and what the first one teaches.
sentences = { $first } { $then }
opening-goal = **Objetivo:** em equipe, guardar o tesouro do Cofre até o deck de Guilda ser percorrido duas vezes: { $cards } cartas, { $first } depois de cada turno na onda 1 e { $second } na onda 2.
opening-lost = **Derrota** assim que 4 heróis ativos estão no Cofre sem monstro ali: eles o pilham.
opening-first = **Primeiro:** jogue cartas e espalhe os seus monstros por salas com tesouro: os heróis atacam quem está ali antes de pilhar.
special-card = *{ $card }*: { $text }
live-standing = Onda { $wave } de 2: { $left ->
    [0] o deck de Guilda está vazio
    [1] resta 1 carta de Guilda
   *[other] restam { $left } cartas de Guilda
}.
reason-guild-deck = A última carta de Guilda da onda 2 foi resolvida, e o Cofre está a salvo.
reason-vault = O tesouro do Cofre foi pilhado.
reason-requirements = O deck de Guilda foi percorrido, mas o que o cenário exige não foi feito.
reason-scenario = O cenário decidiu pela própria regra.
score-turns = rodadas
score-total = { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}

# What the first scenario teaches
hint-cards = **O seu turno:** jogue quantas cartas quiser. Depois uma carta de Guilda envia heróis a salas de um tipo. Uma carta com "ou" ou com barra tem dois lados: escolha um e use as ações em qualquer ordem.
hint-move = **Mover:** um Mover leva um monstro por uma passagem à sala adjacente. Fique onde há tesouro: os heróis precisam atacar você antes de pilhar, e cada monstro detém um herói.
hint-attack = **Atacar:** um golpe derrota um herói. Heróis exaustos parecem inofensivos, mas o próximo que chega ali reativa todos: derrote-os enquanto descansam, primeiro os perto do Cofre.
hint-activate = **Ativar** usa uma sala com um monstro seu, ou a habilidade do seu clã. O Cofre faz moedas, a Biblioteca livros, os Esgotos sapos, o Cemitério ossos, a Oficina armadilhas.
hint-carry = **Levar:** um monstro que se move pode levar um recurso ou armadilha. Uma moeda na Forja, um osso no Treinador de Feras, um sapo no Boticário ou um livro no Estudo adquire Pilhagem com um Ativar.
hint-loot = **Pilhagem:** você pode pegar agora uma carta da Pilhagem disponível. Ela vai para o descarte e aparece quando o deck é embaralhado: quanto antes, mais vezes você a joga.
hint-ambush = **Emboscar** traz monstros do covil para salas do tipo indicado. Monstros que morrem voltam ao covil, então nunca se perdem de vez.
hint-gamble = **A aposta:** uma por turno, saque 3 cartas; depois vem um herói exausto às Celas. Ela também gasta uma carta de Guilda, o que aproxima o fim. Cuidado com Magos: reativam todos nas Celas.
hint-renew = **Renovar:** uma carta da mão troca de 1 a 5 cartas da Pilhagem disponível. Vale quando nada ali serve ao seu clã; senão guarde a carta para o próximo turno.
hint-defend = **Defender** numa carta tira 1 do dano. `/orders` responde por você, para ninguém esperar: sempre, nunca ou só para salvar um monstro.
hint-order = **Ordem:** a mesa escolhe o próximo herói. Deixe heróis sozinhos esperarem antes que outros cheguem; quem chega depois reativa quem descansa ali.
hint-wave = **Onda 2:** o deck de Guilda é embaralhado de novo, e o fim vem quando ele acabar outra vez. Daqui em diante vale mais o que está perto do Cofre.
hint-count = **Contar:** cada carta de herói vem uma vez por onda. **Mão** mostra também as cartas de Guilda resolvidas: o que falta ali ainda vem.
