# Com que uma missão começa, até onde chegou, como terminou e o que a primeira ensina.
opening-goal = **Objetivo:** completar { $objectives }{ $exit ->
    [none] . O último vence na hora.
   *[other] {" "}e levar depois todos os heróis ao local de saída em { $exit }.
}
opening-lost = **Derrota** quando um herói sofre um nocaute com a moeda da sorte em coroa: o primeiro nocaute vira a moeda.
opening-first = **Primeiro:** vá a um marcador de entrada numerado sem criaturas e procure. Sua mão é sua vida: cada acerto custa uma carta.
special-happens = { $objective }, { $count ->
    [0] ao se completar
    [1] com 1 marcador
   *[other] com { $count } marcadores
}: { $does }.
special-clock = Quando { $objective } está completo, { $count ->
    [1] resta 1 rodada.
   *[other] restam { $count } rodadas.
}
special-boss = { $creature } entra em { $place } quando os outros objetivos estão completos{ $count ->
    [0] .
   *[other] , o mais tardar na rodada { $count }.
}
special-immune = Nada fere { $creature } antes de completar: { $objective }.
status-and = { $first } · { $then }
live-and = { $first }, { $then }
live-objective = { $objective } { $count }/{ $need }
live-exit = Todos ao local de saída em { $place }
live-standing = { $goals } · { $steps ->
    [0] sem mais ameaças
   *[other] ameaça em { $steps }
} · { $heads ->
    [1] moeda: cara
   *[0] moeda: coroa
}{ $left ->
    [-1] { "" }
    [0] {" "}· última rodada
    [1] {" "}· resta 1 rodada
   *[other] {" "}· restam { $left } rodadas
}
reason-objectives = O último objetivo está completo.
reason-exit = Todos os objetivos estão completos e todos os heróis no local de saída.
reason-knocked-out-twice = Um herói sofreu um nocaute com a moeda da sorte em coroa.
reason-clock = O tempo acabou.
score-rounds = rodadas
score-total = { $count ->
    [1] 1 rodada
   *[other] { $count } rodadas
}
advice-mission = **{ $mission }, ato { $act }.** { $about } { $sets ->
    [0] Sem aprimoramentos nem cartas de foco.
    [1] Cada herói toma 1 conjunto de aprimoramentos e { $focus ->
        [1] 1 carta de foco
       *[other] { $focus } cartas de foco
    }.
   *[other] Cada herói toma { $sets } conjuntos de aprimoramentos e { $focus ->
        [1] 1 carta de foco
       *[other] { $focus } cartas de foco
    }.
}{ $roles }
advice-roles = {" "}É preciso: { $roles }.
needs-role = um herói da função { $role }, sem a qual a missão não pode ser cumprida
remedy-cards = guarde duas ou três cartas para a fase de ameaça e termine a vez onde poucas criaturas chegam.
remedy-second-wind = a opção Segundo fôlego dá a cada herói um conjunto de aprimoramentos a mais depois de dois fracassos.

# O que a primeira missão ensina
hint-turn = **Sua vez:** uma ação é um ataque, uma procura ou uma tarefa. Você pode desfazer até que dados ou cartas sejam revelados.
hint-attack = **Atacar:** escolha um alvo e depois cartas de um tipo. Rola-se a soma dos dados; a resistência é descontada, e o que sobra precisa alcançar a vida da criatura num só ataque.
hint-attack-cards = **Quantas cartas?** As que você guarda são sua vida na fase de ameaça. Duas costumam matar um servo; um elite pede três ou quatro.
hint-search = **Procurar:** num marcador virado para cima, sem criaturas. Pode trazer o que a missão precisa, ajuda ou uma emboscada. Ao lado de Patty não custa a ação.
hint-escort = **Escolta:** Patty e Henry só se movem com um herói. Quem sai por último leva os dois; desprotegidos, sem um herói ativo ao lado, fazem a ameaça subir.
hint-stand = **Nocaute:** levante-se e jogue seu turno, ou fique no chão. Ali as criaturas ignoram você, mas o próximo nocaute pode perder a missão.
hint-plan = **Plano:** diz como você reage. Se servir, pressione Pronto: ninguém precisa esperar você.
hint-react = **Reação:** esta carta é jogada agora pela parte de baixo e não custa ação nem compra. Pense bem: ela também é uma carta de vida.
hint-lose = **Acertos:** cada um custa uma carta à sua escolha. Se você não puder pagar todos, sofre um nocaute.
hint-response = **Resposta tática:** uma por rodada para toda a equipe. Quem a joga não compra.
hint-order = **Ordem:** a equipe escolhe qual criatura de uma classe age agora. Melhor primeiro as que não alcançam ninguém.
hint-coin = **Moeda da sorte:** cara perdoa um nocaute. Com coroa, o próximo perde a missão.

# O que fala a favor dos conjuntos de melhorias e das cartas de foco recomendados: partes de frase depois do nome
counsel-and = { $first }; { $then }
counsel-least = ataques { $type ->
    [close] corporais
    [ranged] de projétil
   *[explosive] explosivos
} são os menos resistidos aqui
counsel-ignores = ignora a resistência, aqui de até { $count }
counsel-strongest = o ataque mais forte de todos estes
counsel-helps = a reação ajuda { $count ->
    [1] o outro herói
   *[other] os outros { $count }
}
counsel-cancels = a reação salva até { $count ->
    [1] 1 carta sua
   *[other] { $count } cartas suas
}
counsel-draws = a reação traz { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
counsel-halts = a reação detém uma criatura
counsel-response-attack = a resposta tática é mais um ataque
counsel-response = a resposta tática não custa ação
counsel-hand = uma carta a mais é uma vida a mais por rodada
counsel-hand-others = { $count ->
    [1] o outro herói compra
   *[other] os outros { $count } compram
} uma carta a mais ao seu lado
counsel-first-attack = salva uma carta em cada rodada em que você é atingido
counsel-speed = você vai mais longe enquanto não houver criaturas por perto
counsel-company = há mais { $count ->
    [1] 1 herói
   *[other] { $count } heróis
} com quem ficar junto
counsel-cover = aqui há { $count ->
    [1] 1 local
   *[other] { $count } locais
} com terreno coberto
counsel-deck = { $count } de { $all } no seu deck são ataques { $type ->
    [close] corporais
    [ranged] de projétil
   *[explosive] explosivos
}
counsel-anywhere = útil em todas as missões
