# O tabuleiro em palavras, os números acima de uma escolha e por que algo não pode ser escolhido.
status-at = Em { $place }
status-who = { $hero }, { $place }
status-hero = { $where }: { $count ->
    [0] sem cartas
    [1] 1 carta
   *[other] { $count } cartas
}{ $down ->
    [0] { "" }
   *[other] , no chão
}{ $turn }
status-turn = , move { $count }
board-moment = { $mission }. Rodada { $count }, { $phase ->
    [setup] preparação.
    [tactics] fase tática.
    [heroes] fase do herói: { $hero }.
    [threat] fase de ameaça.
   *[other] terminou.
}
board-objective = **{ $objective }**, { $count } de { $need }. { $what }
board-exit = Local de saída: { $place }. Todos os heróis devem estar lá quando os objetivos estiverem completos.
board-clock = { $count ->
    [0] Esta é a última rodada.
    [1] Resta 1 rodada depois desta.
   *[other] Restam { $count } rodadas depois desta.
}
board-discovery = Em aberto: **{ $discovery }**, { $task }{ $where }.
board-carried = , com { $hero }
board-at = , em { $place }
board-threat = Marcador de ameaça { $marker } de 16{ $next ->
    [0] { "" }
   *[other] , próxima carta em { $next }
}. Moeda da sorte: { $heads ->
    [0] **coroa**
   *[other] cara
}.
board-threat-card = Em vigor: **{ $card }**: { $does }.
board-stock = Zona de Entrada: { $minions ->
    [1] 1 servo
   *[other] { $minions } servos
}, { $elites ->
    [1] 1 elite
   *[other] { $elites } elites
}. Reserva: { $reserve }. Deck de reconhecimento: { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}.
board-hero = **{ $hero }** [{ $letter }] em { $place }{ $down ->
    [0] { "" }
   *[other] , **no chão**
}: { $hand ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $hand } cartas
} na mão.
board-piles = Pilhas de { $hero }: { $deck } no deck, { $discard } na pilha de descarte.
board-hand = Na mão ({ $hero }): { $cards }.
board-carries = { $hero } leva { $discoveries }.
board-focus = Foco de { $hero }: { $cards }.
operation-mission = { $mission }: { $won ->
    [1] vencida
   *[other] { $now ->
        [1] { $count ->
            [0] agora
            [one] agora, tentada uma vez
           *[other] agora, tentada { $count } vezes
        }
       *[other] { $count ->
            [0] por jogar
            [one] tentada uma vez
           *[other] tentada { $count } vezes
        }
    }
}
operation-ahead = Com vitória: { $next ->
    [none] a operação está completa
   *[other] segue { $next }
}. Com derrota: { $mission } de novo.
operation-next = A seguir: { $mission }.
operation-complete = A operação está completa.
operation-takes = { $hero } tem: { $cards }.
board-operation = Operação **{ $operation }**: { $missions }.
board-upgrades = Conjuntos de aprimoramentos de { $hero }: { $cards }.
board-key = Acima cada local, coluna e linha: terreno, heróis, criaturas, marcadores, e os marcadores de entrada com seu número.
board-location = **{ $place }**: { $what }.
board-and = { $first } · { $then }
board-there = { $what }{ $down ->
    [0] { "" }
   *[other] {" "}(no chão)
}
board-creature = { $count ->
    [1] { $creature }
   *[other] { $creature } ×{ $count }
}{ $power ->
    [0] { "" }
    [1] , 1 marcador de poder
   *[other] , { $power } marcadores de poder
}{ $guards ->
    [0] { "" }
   *[other] , com marca
}
board-spawn = marcador de entrada { $count }{ $searched ->
    [0] { "" }
   *[other] , já procurado
}
board-is-exit = local de saída
terrain-difficult = difícil
terrain-elevated = elevado
terrain-cover = terreno coberto
terrain-impassable = intransponível
pile-hand = Mão
pile-focus = Cartas de foco
pile-discard = Pilha de descarte
pile-hand-second = Mão do segundo herói
pile-focus-second = Foco do segundo herói
pile-discard-second = Pilha de descarte do segundo herói
pile-upgrades = Aprimoramentos
pile-upgrades-second = Aprimoramentos do segundo herói
pile-threats = Ameaças em vigor
pile-events = Eventos achados
why-impassable = { $place } é terreno intransponível.
why-no-movement = Não resta movimento neste turno.
why-pinned = Preso: { $count ->
    [1] 1 criatura
   *[other] { $count } criaturas
} contra { $heroes ->
    [1] 1 herói
   *[other] { $heroes } heróis
} aqui. Mate uma ou espere ajuda.
why-too-far = { $place } é terreno difícil e custa { $count }; restam { $left }.
why-escort = Com um especialista aqui ninguém pode entrar em terreno difícil enquanto essa carta de ameaça estiver em vigor.
why-acted = Sua ação deste turno foi gasta.
why-no-cards = Um ataque precisa de uma carta, e sua mão está vazia.
why-no-line = Uma parede bloqueia a linha de fogo até { $place }.
why-out-of-range = Está a { $count }; suas cartas alcançam { $reach } no máximo.
why-search-creature = Há uma criatura aqui: ninguém procura ao lado dela.
why-search-no-token = Não há marcador de entrada aqui para procurar.
why-search-done = Já se procurou no marcador daqui.
why-task-elsewhere = Isso se faz em { $place }.
why-task-creature = Há uma criatura aqui: expulse-a primeiro.
why-task-cards = Custa { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}, e você tem menos.
planned-react = { $choice ->
    [stop] Reagir: perguntar a mim
    [first] Reagir: assim que uma carta servir
    [saves-1] Reagir: se salva uma carta
    [saves-2] Reagir: se salva 2 cartas
    [saves-3] Reagir: se salva 3 cartas
    [knock-out] Reagir: se evita um nocaute
   *[never] Reagir: não, guardo minhas cartas
}
planned-volunteer = { $choice ->
    [stop] Ajudar o atacado: perguntar a mim
    [more] Ajudar o atacado: se tenho mais cartas
    [knock-out] Ajudar o atacado: se evita o nocaute
    [always] Ajudar o atacado: sempre
   *[never] Ajudar o atacado: não
}
planned-lose = { $choice ->
    [stop] Perder primeiro: perguntar a mim
    [attacks] Perder primeiro: as que não reagem
    [reactions] Perder primeiro: as reações
   *[usual] Perder primeiro: as menos úteis
}
planned-saved = Salvo para esta fase de ameaça.
planned-kept = Salvo para toda rodada.
order-react = Reações
order-react-ask = Como diz a mesa
order-react-stop = Perguntar sempre que eu puder reagir
order-react-first = Assim que uma carta servir
order-react-saves-1 = Se salva uma carta
order-react-saves-2 = Se salva 2 cartas
order-react-saves-3 = Se salva 3 cartas
order-react-knock-out = Se evita um nocaute
order-react-never = Guardar minhas cartas
order-react-with = Reagir com { $subject }
order-react-with-ask = Como com todas
order-react-with-stop = Perguntar sempre que eu puder reagir
order-react-with-first = Na primeira chance
order-react-with-saves-1 = Se salva uma carta
order-react-with-saves-2 = Se salva 2 cartas
order-react-with-saves-3 = Se salva 3 cartas
order-react-with-knock-out = Se evita um nocaute
order-react-with-never = Guardar a carta
order-lose = Cartas perdidas por acertos
order-lose-ask = Como diz a mesa
order-lose-stop = Perguntar a mim
order-lose-usual = As menos úteis
order-lose-attacks = Primeiro as que não reagem
order-lose-reactions = Primeiro as reações
order-volunteer = Apanhar pela equipe
order-volunteer-ask = Como diz a mesa
order-volunteer-stop = Perguntar a mim
order-volunteer-never = Nunca
order-volunteer-more = Se tenho mais cartas
order-volunteer-knock-out = Se evita um nocaute
order-volunteer-always = Sempre
order-activations = Ordem das criaturas
order-activations-ask = Como diz a mesa
order-activations-stop = Perguntar a mim
order-activations-near = Primeiro a mais próxima
order-activations-far = Primeiro a mais distante
order-paths = Caminhos iguais de criaturas
order-paths-ask = Como diz a mesa
order-paths-stop = Perguntar a mim
order-paths-usual = O primeiro
order-coin = Virar a moeda da sorte
order-coin-ask = Como diz a mesa
order-coin-stop = Perguntar a mim
order-coin-heads = Para cara
order-coin-tails = Deixar
order-dice = Rolar dados novamente
order-dice-ask = Como diz a mesa
order-dice-stop = Perguntar a mim
order-dice-usual = Se ajuda
order-dice-never = Nunca
order-moves = Movimentos e alvos de reações
order-moves-ask = Como diz a mesa
order-moves-stop = Perguntar a mim
order-moves-usual = O que parecer melhor
order-tactics = Fase tática
order-tactics-ask = Perguntar a cada rodada
order-tactics-draw = Comprar até o limite da mão
order-ally-draw = Carta por um aliado próximo
order-ally-draw-ask = Perguntar a mim
order-ally-draw-draw = Comprar
order-ally-draw-leave = Deixar
order-ready = Antes da fase de ameaça
order-ready-ask = Deixar que eu planeje sempre
order-ready-once = Começar já com minhas ordens
