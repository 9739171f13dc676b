# Frases de Fireteam Zero: perguntas, escolhas, grupos de escolhas e o que acontece, linha a linha para o registro.
# O que as cartas fazem está no arquivo das cartas; o que as mensagens fazem do relato, no do relato.

## Partes de frases
seat-heroes = { $heroes }
counted = { $count ->
    [1] { $what }
   *[other] { $what } ×{ $count }
}
card-name = { $card }
card-numbered = { $number } { $card }
attack-set = { $count ->
    [1] Carta
   *[other] Cartas
} { $cards }: { $chance } %
sets-fire-attack-cards = Cada botão rola. As guardadas são sua vida.
hero-name = { $hero }
place-name = { $place }

## Grupos de escolhas
group-move = Mover
group-attack = Atacar
group-attack-2 = Mais ataques
group-act = Agir
group-task = Tarefas
group-item = Itens
group-react = Reagir
group-reroll = Rolar novamente
group-place = Locais
group-place-2 = Mais locais
empty-move = Você não pode mais se mover neste turno.
empty-attack = Nenhuma criatura está ao alcance e na linha de fogo das suas cartas, ou sua ação foi gasta.
empty-act = Não há nada para procurar aqui, ou sua ação foi gasta.

## Perguntas
ask-fire-upgrades = { $alone ->
    [1] Escolha
   *[0] { $hero }: escolha
} { $count ->
    [1] um conjunto de aprimoramentos: suas quatro cartas entram no seu deck.
   *[other] { $count } conjuntos de aprimoramentos: entram quatro cartas de cada um no seu deck.
}
ask-fire-focus = { $alone ->
    [1] Escolha
   *[0] { $hero }: escolha
} { $count ->
    [1] uma carta de foco
   *[other] { $count } cartas de foco
} para esta missão.
ask-fire-first = Quem começa com o marcador de jogador inicial?
ask-fire-keep-token = Ficar com o marcador de jogador inicial?
ask-fire-tactics = Você compra até o limite da sua mão, ou joga a única resposta tática da equipe e não compra?
ask-fire-which-response = Qual resposta tática é jogada? Há uma para toda a equipe.
ask-fire-draw = Quantas cartas você compra?
ask-fire-stand = { $hero } está no chão. Levanta-se para este turno?
ask-fire-ally-draw = { $hero } compra 1 carta graças a { $ally }?
ask-fire-turn = { $alone ->
    [1] { "" }
   *[0] { $hero }:{ " " }
}{ $acted ->
    [0] { $moves ->
        [0] Faça uma ação. Agora você não pode se mover.
       *[1] Mova-se e aja, na ordem que quiser.
    }
   *[1] { $moves ->
        [0] Você já agiu. { $free ->
            [0] Termine a vez ou continue abaixo.
           *[1] Procure aqui de graça ou termine.
        }
       *[1] Você já agiu. { $free ->
            [0] Continue a se mover ou termine.
           *[1] Procure aqui de graça, mova-se ou termine.
        }
    }
}
ask-fire-act = { $hero }: uma ação livre agora.
ask-fire-escort = Quem vem junto?
ask-fire-special-move = { $figure }: até { $steps ->
    [1] 1 passo
   *[other] { $steps } passos
}. Para onde?
ask-fire-discard = { $hero }: descarte { $count ->
    [1] 1 carta.
   *[other] { $count } cartas.
}
ask-fire-retake = { $hero }: recupere { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
ask-fire-attack-cards = Quais cartas contra { $target } em { $place }? { $resist ->
    [0] { $hits ->
        [1] 1 acerto basta
       *[other] { $hits } acertos bastam
    }
   *[other] Vida { $life } + resistência { $resist }: { $hits ->
        [1] 1 acerto
       *[other] { $hits } acertos
    }
}{ $more ->
    [0] { "" }
    [1] {","} 1 dado a mais
    [-1] {","} 1 dado a menos
   *[other] {","} dados: { $more }
}.
ask-fire-target = O que é atacado?
ask-fire-blast = Qual criatura é resolvida agora?
ask-fire-reroll = { $hits ->
    [0] Nenhum acerto
    [1] 1 acerto
   *[other] { $hits } acertos
}{ $so ->
    [short] {","} são precisos { $needed }.
    [over] {":"} cai, mas com mais de { $most } não conta como objetivo.
    [enough] {","} bastam.
   *[open] .
} Rolar um dado novamente?
ask-fire-reroll-dice = Quais dados { $hero } rola novamente, { $count } no máximo?
ask-fire-look-ahead = Deixar onde está a próxima carta de reconhecimento?
ask-fire-peek = Qual carta vai para cima?
ask-fire-coin = Virar a moeda da sorte para cara?
ask-fire-skip = Qual criatura?
ask-fire-remove = Qual criatura deixa o campo de batalha?
ask-fire-watch = Qual local é vigiado?
ask-fire-ready = As criaturas agem. Confira seu plano.
ask-fire-activation = Qual criatura é ativada agora?
ask-fire-step = Por onde vai { $figure }?
ask-fire-drag = Para onde arrastar { $figure }?
ask-fire-farthest = Qual das criaturas mais distantes vem?
ask-fire-breeding = Faltam servos: qual marcador recebe um?
ask-fire-volunteer = Alguém ataca { $hero }, que tem { $cards ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $cards } cartas
}. Você apanha pela equipe?
ask-fire-volunteers = Quem recebe os acertos?
ask-fire-turn-start = Começa o turno de { $hero }. Reagir?
ask-fire-activates = Ativação: { $creature } em { $place }. Reagir?
ask-fire-moves = { $creature } em { $place } começa a se mover. Reagir?
ask-fire-enters = { $creature } chega a { $place }. Reagir?
ask-fire-targeted = { $creature } ataca { $hero }. Reagir antes dos dados?
ask-fire-hit = { $hero } sofre { $hits ->
    [1] 1 acerto
   *[other] { $hits } acertos
} e tem { $cards ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $cards } cartas
}. Reagir?
ask-fire-knock-out = { $hits ->
    [1] 1 acerto
   *[other] { $hits } acertos
}: { $hero } sofreria um nocaute. Reagir?
ask-fire-attack-roll = { $hero } rolou. Reagir?
ask-fire-survives = { $creature } em { $place } sobrevive ao ataque de { $hero }. Reagir?
ask-fire-killed = { $creature } em { $place } morreu. Reagir?
ask-fire-after-attack = O ataque de { $hero } terminou. Reagir?
ask-fire-lose = Quais cartas se perdem pelos acertos?
ask-fire-cost = Quais cartas isso custa?

## Escolhas
briefing-upgrades = { $card }
briefing-focus = { $card }
setup-begins = Primeiro { $hero }
setup-at-random = Ao acaso
token-pass = Passar
token-keep = Ficar com ele
tactics-draw = Comprar
tactics-fewer = Comprar menos cartas
tactics-respond = { $hero }: { $card }
tactics-number = { $count ->
    [0] Nenhuma carta
    [1] 1 carta
   *[other] { $count } cartas
}
turn-stand = Levantar-se
turn-stay-down = Ficar no chão
turn-end = Terminar o turno
turn-unused = { $action ->
    [0] a procura grátis
   *[1] a sua ação{ $search ->
        [0] { "" }
       *[1] {" "}e a procura grátis
    }
}
turn-move = Mover para { $place }
turn-move-far = Mover para { $place }, { $count ->
    [1] 1 passo
   *[other] { $count } passos
}{ $alone ->
    [0] { "" }
   *[other] {","} sem especialistas
}
turn-move-with = Mover para { $place } com { $who }
turn-move-by = por { $places }
ally-draw = Comprar 1 carta
ally-leave = Deixar para outro herói
move-to = { $place }
move-stay = Ficar
escort-choice = Levar { $who }
escort-nobody = Ir sozinho
attack-creature = Atacar { $creature } em { $place }{ $mark ->
    [guard] , com marca
    [skips] , em pausa
   *[plain] { "" }
}{ $power ->
    [0] { "" }
    [1] , 1 marcador de poder
   *[other] , { $power } marcadores de poder
}
attack-thing = Atacar { $thing } em { $place }
attack-location = { $place }
odds-card = { $dice ->
    [0] sem dados
    [1] 1 dado
   *[other] { $dice } dados
}{ $bonus ->
    [0] { "" }
    [1] {" "}+ 1 acerto
   *[other] {" "}+ { $bonus } acertos
}. Basta: { $odds }
odds-together = { $chance } %
odds-with = { $chance } %{ $count ->
    [0] {" "}sozinha
    [1] {" "}com mais 1 carta
   *[other] {" "}com mais { $count }
}
attack-type = { $type ->
    [close] Corporal
    [ranged] Projétil
   *[explosive] Explosivo
}
act-search-action = Procurar aqui
act-search-patty = Procurar aqui, de graça com Patty
act-search-free-search = Procurar aqui, de graça uma vez por rodada
act-search-free = Procurar aqui, de graça
act-heal = Socorrer { $hero }: 2 cartas
act-pass = Nada
job-task = { $name }
job-token = { $name }
job-cost = custa { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
item-take-over = Pegar { $discovery } de { $hero }
item-take-up = Apanhar { $discovery }
reroll-keep = Deixar os dados
reroll-henry = Henry: { $count ->
    [0] dado em branco
    [1] dado com 1 acerto
   *[other] dado com { $count } acertos
} de novo
reroll-reroll-own = Rolar { $count ->
    [0] um dado em branco
    [1] um com 1 acerto
   *[other] um com { $count } acertos
}
reroll-ally-reroll = Aliado: { $count ->
    [0] um dado em branco
    [1] um dado com 1 acerto
   *[other] um dado com { $count } acertos
}
reroll-die = { $count ->
    [0] Dado em branco
    [1] Dado com 1 acerto
   *[other] Dado com { $count } acertos
}
look-leave = Deixá-la em cima
look-seen = É { $card }
look-under = Pôr embaixo do deck
coin-turn = Para cara
coin-leave = Deixar
fire-ready = Pronto
choose-creature = { $creature } em { $place }{ $mark ->
    [guard] , com marca
    [skips] , em pausa
   *[plain] { "" }
}{ $power ->
    [0] { "" }
    [1] , 1 marcador de poder
   *[other] , { $power } marcadores de poder
}
volunteer = { $hero } recebe
volunteer-no = Ninguém se oferece
react-detail = { $does }
react-pass = Sem reação
react-with = { $card }
react-with-hero = { $hero }: { $card }

## O que acontece, linha a linha
kept-cards = Veteranos: { $hero } mantém { $cards }.
took-upgrades = { $hero } leva: { $cards }.
took-focus = { $hero }, foco: { $cards }.
setup-first = { $hero } tem o marcador de jogador inicial.
token-kept = { $hero } fica com o marcador de jogador inicial.
token-passed = O marcador de jogador inicial passa para { $hero }.
responded = { $hero }, resposta tática: *{ $card }*.
drew = { $hero } compra { $count ->
    [1] 1 carta.
   *[other] { $count } cartas.
}
drew-own = Você compra { $cards }.
drew-cards = { $hero } compra { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}: { $cards }.
discarded = { $hero } descarta { $cards }.
retook = { $hero } recupera { $cards }.
stood-up = { $hero } se levanta.
stays-down = { $hero } fica no chão.
moved = { $hero }: { $origin } → { $place }.
moved-with = { $hero }: { $origin } → { $place } com { $who }.
creature-moved = { $creature }: { $origin } → { $place }.
attacks = { $hero } ataca { $target } em { $place } com { $cards }.
attacks-by-effect = { $hero } ataca { $target } em { $place }.
attack-rolled = Dados, { $type ->
    [close] corporal
    [ranged] projétil
   *[explosive] explosivo
}: { $count ->
    [0] nenhum.
   *[other] { $dice }.
}
rerolled = Rolados novamente: { $dice }.
creature-killed = { $creature } em { $place } **cai**.
creature-survives = { $creature } em { $place } sobrevive, { $damage ->
    [0] sem dano.
   *[other] { $damage } de dano não bastaram.
}
boss-wounded = { $creature } sofre um **ferimento**: { $count ->
    [1] resta 1 marcador de poder.
   *[other] restam { $count } marcadores de poder.
}
boss-defeated = **Derrota** de { $creature }.
thing-destroyed = { $thing } em { $place }: **destruição**.
thing-holds = { $thing } em { $place } aguenta: { $damage } de dano não bastaram.
creature-activates = Ativação: { $creature } em { $place }.
activation-die = { $creature }, dado de ativação: { $face ->
    [blank] em branco.
    [move] movimento.
   *[special] especial.
}
creature-attacks = { $creature } em { $place } ataca { $hero }.
attack-shut-down = O ataque de { $creature } não acontece.
volunteered = { $hero } recebe no lugar de { $target }.
became-target = { $hero } passa a ser o alvo.
creature-rolled = { $creature } rola { $count ->
    [0] nenhum dado
   *[other] { $dice }
}: { $hits ->
    [0] nenhum acerto.
    [1] 1 acerto.
   *[other] { $hits } acertos.
}
hits-cancelled = { $hero }: { $count ->
    [1] 1 acerto anulado.
   *[other] { $count } acertos anulados.
}
hero-hit = { $hero } sofre acertos: { $hits }.
stays-up = { $hero } perde todas as cartas e fica de pé.
knocked-out = { $hero } sofre um **nocaute** em { $place }.
coin-tails = A moeda da sorte mostra coroa.
coin-turned = A moeda da sorte volta a mostrar cara.
reacted = { $hero } reage: *{ $card }*.
creature-skips = { $creature } em { $place } pula { $what ->
    [activation] sua ativação
    [move] seu movimento
   *[attack] seu ataque
} nesta rodada.
creature-removed = { $creature } em { $place } deixa o campo de batalha.
creature-ambushed = { $creature }: **emboscada** em { $place }.
creature-spawned = { $creature } entra em { $place }.
creature-entered = { $creature } **entra** em { $place }.
dragged = { $creature } arrasta { $hero } para { $place }.
watches = { $hero } vigia { $place }.
charge-laid = { $hero } põe uma carga em { $place }.
joined-pool = { $creature } entra na Zona de Entrada.
threat-advanced = Marcador de ameaça: { $marker }.
threat-fell = O marcador de ameaça volta para { $marker }.
threat-revealed = Carta de ameaça: **{ $card }**.
peeked = { $hero } olha { $count ->
    [1] a carta do topo
   *[other] as { $count } cartas do topo
} do deck de { $deck ->
    [threat] ameaças
   *[recon] reconhecimento
}.
modified = { $heroes }: { $stat ->
    [speed] velocidade
    [hand] limite da mão
   *[other] { $stat }
} { $change ->
    [1] +1
    [2] +2
   *[other] { $change }
}.
searched = { $hero } procura em { $place }: **{ $card }**.
looked-ahead = { $hero } olhou a próxima carta de reconhecimento.
discovery-found = { $hero } acha { $discovery }.
discovery-guarded = { $creature } em { $place } guarda { $discovery }.
discovery-done = { $discovery }: **feito**.
item-dropped = { $hero } deixa cair { $discovery } em { $place }.
item-taken = { $hero } pega { $discovery }.
job-done = { $hero }: { $name }.
hazard = { $name } custa cartas a { $hero }.
objective-limit = { $objective }: no máximo { $limit } por rodada.
objective-token = { $objective }: { $count } de { $need }.
objective-complete = **{ $objective }**: completo.
