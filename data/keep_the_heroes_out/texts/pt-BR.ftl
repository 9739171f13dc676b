# Sentences of Keep the Heroes Out!: questions, choices, groups of choices, and what happens, line by line for the log.
# What cards do stands in the file of cards, what posts make of the account in that of the account.

## Parts of sentences
seat-clan = { $clans }
seat-clans = { $clans }
counted = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
nothing = { "" }
unspent = { $what }

## Groups of choices
group-play = Jogar uma carta
group-play-2 = Mais cartas
group-move = Mover
group-move-2 = Mover B
group-move-3 = Mover C
group-move-4 = Mover D
group-melee = Corpo a corpo
group-ranged = À distância
group-activate = Ativar
group-activate-2 = Ativar B
group-activate-3 = Ativar C
group-put = Colocar
group-spend = Gastar
group-ambush = Emboscar
group-swarm = Enxame
group-combo = Combos
group-combo-2 = Combos B
group-reinforce = Reforçar
group-portal = Portais
group-heal = Curar
group-breed = Multiplicar
group-draw = Sacar
group-summon_here = Novos monstros
group-gamble = Apostar
group-renew = Renovar Pilhagem
group-discard = Descartar
group-build = Construir
group-build-2 = Construir B
group-build-3 = Construir C
group-build-4 = Construir D
group-defend = Defender
group-rest = O resto
group-end = Encerrar
empty-rest = O piloto automático não jogaria mais nada.
empty-play = A sua mão está vazia. As cartas jogadas valeram; você saca na Limpeza e Manutenção.
empty-gamble = Não há aposta agora: uma por turno, e só com as Celas na masmorra.
empty-renew = Renovar a Pilhagem custa uma carta da mão.
empty-move = Nenhum monstro seu pode se mover com o que resta desta carta.
empty-melee = Não há herói numa sala com um monstro seu, ou não resta Corpo a corpo.
empty-ranged = Não há herói numa sala adjacente de um monstro seu, ou não resta À distância.
empty-activate = Nada pode ser ativado agora, ou não resta Ativar.

## Questions
ask-setup-laboratory = As cartas de que clã entram na Pilhagem?
ask-setup-first = Quem começa?
ask-setup-room = Onde começa o seu monstro que sobra?
ask-turn-card = Jogue uma carta ou encerre o turno.
ask-turn-action = Use em qualquer ordem: { $left }.
ask-turn-action-some = Use { $left }. Agora não: { $idle }.
ask-renew-card = Descartar uma carta para renovar a Pilhagem?
ask-renew-row = Que cartas da Pilhagem disponível saem?
ask-clean-gamble = Apostar ou encerrar o turno?
ask-build-blueprint = Que sala é construída?
ask-build-place = Onde, e girada como?
ask-lab-card = Que carta de Tática você pega?
ask-curse-card = Maldição: que carta sua você descarta?
ask-defend-attack = { $hero } ataca { $clan } em { $room }. Defender?
ask-defend-action = Use o combo da sua carta de Defender: { $left }.
ask-table-hero = Qual herói vem agora?
ask-table-charge = Por onde vão os heróis?
ask-table-charge-of = Por onde { $count ->
    [1] vai
   *[other] vão
} { $heroes } a partir de { $room }?
ask-table-enters = Qual herói entra primeiro?
ask-table-first-room = Onde o primeiro herói é invocado?
ask-table-spared-room = Que sala Especial fica sem herói?
ask-table-monster = Que monstro é atingido?
ask-table-shot = Em que monstro a Arqueira atira?
ask-table-smashed = Que recurso o Guerreiro descarta?
ask-table-spoiled = O tesouro pilhado leva um recurso: qual?
ask-table-spared = Qual herói fica ativo e não pilha?
ask-scenario-room = Em que sala?
ask-scenario-place = O Suprimento não basta: onde vai a próxima ficha?
ask-scenario-resource = Que recurso é descartado?
ask-scenario-treasure = Que tesouro sai?
ask-scenario-portal = Que portal é virado?
ask-scenario-hurt = Que monstro sofre o dano?
ask-scenario-strike = Que herói sofre o dano?
ask-scenario-walk = Aonde vai o herói?
ask-scenario-walk-first = Qual herói anda primeiro?
ask-scenario-call = Chamar monstros do seu covil?
ask-scenario-turn-neighbour = Que sala gira?

## Choices
end-turn = Encerrar o turno
play-card = Jogar { $card }
play-side = { $card }: { $shows }
play-wastes = Sem uso agora: { $idle }
end-unplayed = { $count ->
    [1] Ainda dá para jogar 1 carta
   *[other] Ainda dá para jogar { $count } cartas
}
done-play-card = { $card }
done-play-side = { $card }
action-done = Deixar o resto da carta
gamble = Apostar por 3 cartas
gamble-detail = Um Mago reativa todos nas Celas
gamble-danger = Perigo, sem ficha no Suprimento: { $heroes }. Se sair agora, toda essa classe é reativada
rest = Jogar o resto por mim
rest-detail = O piloto automático continua, também após cartas novas; apostar, renovar e encerrar ficam com você
renew = Renovar a Pilhagem
renew-detail = Descartar uma carta da mão por 1 a 5 cartas novas na Pilhagem disponível; depois não se joga mais carta
renew-with = Descartar { $card }
renew-away = { $card } sai
take-card = Pegar { $card }
discard-card = Descartar { $card }
choose-room = { $room }
choose-hero = { $room }: { $hero }{ $wounds ->
    [0] { "" }
   *[other] {" "}−{ $wounds }
}
choose-monster = { $room }: { $clan }{ $wounds ->
    [0] { "" }
   *[other] {" "}−{ $wounds }
}
choose-resource = { $room }: { $token }
step-arrive = { $hero } → { $room }
step-attack = { $room }: ataca { $hero }{ $wounds ->
    [0] { "" }
   *[other] {" "}−{ $wounds }
}
step-charge = { $room }: { $count ->
    [1] o herói faz carga
   *[other] { $count } fazem carga
}
step-plunder = { $room }: pilhar
step-wait = { $room }: { $count ->
    [1] o herói espera
   *[other] { $count } esperam
}
usual-order = A ordem usual, neste turno
usual-order-detail = Primeiro quem ataca, depois quem espera ou chega, quem pilha e quem faz carga; antes os perto do Cofre
setup-lab = { $clan }
setup-begins = Primeiro { $clan }
setup-room = { $room }
way-draw = Sacar uma carta
way-reinforce = Reforçar: ficar com cartas que mostram { $action }
way-move = Mover a { $to }, de { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 ferimento
   *[other] , { $wounds } ferimentos
}
way-move-with = Mover a { $to } com { $token }, de { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 ferimento
   *[other] , { $wounds } ferimentos
}
way-melee = Atacar { $hero } em { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 ferimento
   *[other] , { $wounds } ferimentos
}
way-ranged = Atirar em: { $hero } em { $room }{ $wounds ->
    [0] { "" }
    [1] , 1 ferimento
   *[other] , { $wounds } ferimentos
}
way-put = Colocar { $token } em { $room }
way-spend = Gastar { $token } de { $room }
way-portal = Abrir portal em { $room }
way-heal = Remover { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
} em { $room }
way-breed = Mais 1 monstro em { $room }
way-ambush = Emboscar em { $room }{ $count ->
    [1] { "" }
   *[other] , faltam { $count }
}
way-swarm = Enxame ({ $action }) de { $room }
way-combo = { $way }, com combo
way-ability = { $way } (habilidade)
way-summon-here = { $count ->
    [1] 1 monstro
   *[other] { $count } monstros
} para { $room }
way-complete = Concluir o portal em { $room }
way-room-put = Ativar { $room }: { $token }
way-room-loot = Pegar { $card } por { $token } em { $room }
way-scenario = { $activation } ({ $room })
way-build = Construir por { $count ->
    [1] 1 Moeda
   *[other] { $count } Moedas
}: tesouro de { $count }
way-experiment = Laboratório: um herói nas Celas, uma carta de Tática
blueprint = { $room }
build-place = { $number }: ao lado de { $beside }, { $turned }°, a { $count } do Cofre
defend-with = Defender com { $card } ({ $clan })
defend-no = Não defender
call-done = Chega
skip-gamble = Não apostar

## What happens, line by line
setup-first = Começa: { $clan }.
setup-lent = Na Pilhagem estão as cartas de: { $clan }.
setup-row = Pilhagem disponível: { $cards }.
play-done = { $clan }: *{ $card }*.
play-goes-on = { $clan }: continua *{ $card }*.
moved = { $clan }: movimento de { $room } a { $to }.
moved-with = { $clan }: movimento de { $room } a { $to } com { $token }.
attacked = { $clan }: ataque contra { $hero } em { $room }.
shot = { $clan }: disparo contra { $hero } em { $room }.
hero-defeated = { $hero } em { $room } **cai**.
hero-hurt = { $hero } em { $room } sofre 1 de dano, resta { $left }.
tokens-placed = Chega a { $room }: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}.
tokens-lost = Sai de { $room }: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}.
portal-opened = Há um portal concluído em { $room }.
portal-completed = O portal em { $room } fica concluído.
portal-closed = O portal em { $room } volta a não estar concluído.
put-monsters = { $clan }: { $count ->
    [1] 1 monstro
   *[other] { $count } monstros
} do covil para { $room }.
healed = { $clan }: cura de { $wounds ->
    [1] 1 ferimento
   *[other] { $wounds } ferimentos
} em { $room }.
drew = { $clan }: mais { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
drew-cards = { $clan }: mais { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}: { $cards }.
draw-cards = Você saca { $cards }.
drew-own = { $clan }: { $cards } para a mão.
reinforced = { $clan }: à vista { $cards }; para a mão { $count ->
    [0] nenhuma
   *[other] { $kept }
}.
discarded = { $clan }: descarte de *{ $card }*.
gained = { $clan }: nova Pilhagem, *{ $card }*.
row-filled = Nova na Pilhagem disponível: *{ $card }*.
renewed = { $clan }: descarte de *{ $card }* para renovar. Saem da Pilhagem disponível: { $cards }.
built = { $clan }: **obra de { $room }**, a { $count ->
    [1] 1 passagem
   *[other] { $count } passagens
} do Cofre.
treasure-laid = Há um tesouro de { $value } em { $room }.
blueprint-revealed = Planta nova: { $room }.
gambles = { $clan }: **aposta**.
experiments = { $clan }: uso do Laboratório.
cells-card = Carta de Guilda para as Celas: *{ $card }*.
guild-card = Carta de Guilda: **{ $card }**.
scenario-card = Carta de cenário: **{ $card }**.
hero-summoned = { $hero } chega a { $room }.
hero-arrives-exhausted = { $hero } vai para { $room } com o lado exausto para cima.
shortage = Não há mais { $hero } no Suprimento: reativação na masmorra.
reactivated = Reativação em { $room }: { $heroes }.
archer-shoots = Arqueira em { $room } atira em { $clan } em { $to }.
warrior-discards = Guerreiro em { $room } descarta { $token }.
rogue-disarms = Ladina em { $room } desarma uma armadilha.
mage-frees = Mago em { $room } reativa todos ali.
trap-springs = { $hero } em { $room } cai numa armadilha.
heroes-charge = Carga de { $room } a { $to }: { $heroes }.
heroes-wait = { $heroes } em { $room }: à espera.
hero-walks = { $hero } anda de { $room } a { $to }, ainda no lado exausto.
hero-attacks = { $hero } em { $room } ataca { $clan }.
monster-falls = { $clan }: **1 monstro perdido** em { $room }.
monster-hurt = { $clan }: 1 de dano em { $room }, resta { $left }.
defended = { $clan }: defesa em { $room } com *{ $card }*: { $damage ->
    [0] nenhum dano
   *[other] { $damage } de dano
}.
plundered = **Tesouro pilhado** ({ $value }) em { $room } por { $heroes }: { $effect }.
cleans-up = { $clan }: Limpeza e Manutenção.
wave-2 = **Começa a onda 2:** todas as cartas de Guilda são embaralhadas de novo.
guild-cards-added = Para o deck de Guilda: { $cards }.
guild-cards-more = Esta invasão: mais { $number ->
    [1] 1 carta de Guilda
   *[other] { $number } cartas de Guilda
}.
counter-changed = { $counter }: agora { $number }.
room-turned = { $room } gira um quarto de volta no sentido horário.
room-stuck = { $room } não gira: uma sala ficaria isolada do Cofre.
treasure-placed = Um tesouro de { $value } vem para { $room }.
treasure-removed = O tesouro de { $value } em { $room } sai.
empty-discard = Nenhuma carta da sua mão pode ser descartada por Pilhagem nova.
ask-table-hero-of = { $card }: qual herói vem agora?
turn-of = **{ $clan }**
