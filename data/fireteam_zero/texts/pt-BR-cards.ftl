# O que dizem cartas, criaturas, ameaças, eventos e tarefas. Nos números, -1 quer dizer todos, ou qualquer distância.
effect-then = { $first }; { $then }
effect-with = { $first }, { $then }
effect-none = nada acontece
card-and = { $first } · { $then }
card-reaction = Reação, quando { $when }: { $does }
card-response = Resposta tática: { $does }
attack-part = { $type ->
    [close] Corporal
    [ranged] Projétil
   *[explosive] Explosivo
}, alcance { $range }, força { $count }{ $bonus ->
    [0] { "" }
   *[other] , bônus de acerto +{ $bonus }
}
effect-draw = { $who ->
    [self] compre
    [subject] esse herói compra
    [searcher] quem achou compra
    [heroes] cada herói compra
   *[allies] cada aliado compra
} { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
effect-retake = { $who ->
    [searcher] quem achou recupera
   *[self] recupere
} { $count ->
    [1] 1 carta
   *[other] { $count } cartas
} da pilha de descarte
effect-discard = { $who ->
    [searcher] quem achou
    [heroes] cada herói
   *[self] esse herói
}{ $range ->
    [-1] { "" }
    [0] {" "}daquele local
   *[other] {" "}a até { $range }
} descarta até { $count ->
    [1] 1 carta
   *[other] { $count } cartas
}
effect-peek = olhe { $count ->
    [1] a carta do topo
   *[other] as { $count } cartas do topo
} do deck de { $deck ->
    [threat] ameaças
   *[recon] reconhecimento
}, { $then ->
    [choose] deixe uma em cima
   *[order] devolva-as em qualquer ordem
}
effect-coin = a moeda da sorte pode virar cara
effect-threat = marcador de ameaça { $change }
effect-intel = { $count ->
    [1] 1 marcador de informação
   *[other] { $count } marcadores de informação
} em { $objective }
effect-cancel = anule { $count ->
    [1] 1 acerto
   *[other] { $count } acertos
}
effect-cancel-own = os heróis sofrem { $count ->
    [1] 1 acerto a menos
   *[other] { $count } acertos a menos
} dos seus explosivos
effect-dice = { $count ->
    [-2] 2 dados a menos
    [-1] 1 dado a menos
    [1] 1 dado a mais
   *[other] { $count } dados a mais
}{ $per ->
    [ally_here] {" "}por aliado aqui
   *[once] { "" }
}
effect-bonus = bônus de acerto +{ $count }
effect-reroll = role novamente { $count ->
    [-1] todos os dados
    [1] 1 dado
   *[other] { $count } dados
}{ $which ->
    [blank] {" "}em branco
   *[any] { "" }
}
effect-ignore-resistance = ignore { $count ->
    [-1] toda a
   *[other] { $count } de
} resistência{ $type ->
    [close] {" "}em ataques corporais
    [ranged] {" "}em ataques de projétil
    [explosive] {" "}em ataques explosivos
   *[any] { "" }
}
effect-creatures-only = seus explosivos não ferem nenhum herói
effect-shut-down = o ataque não acontece
effect-become-target = você passa a ser o alvo
effect-stay-up = o herói descarta todas as cartas e não sofre o nocaute
effect-move = { $who ->
    [heroes] cada herói pode mover
    [subject] mova-a
   *[self] você pode mover
} { $count ->
    [1] 1 passo
   *[other] { $count } passos
}{ $how ->
    [away] {" "}para longe
    [to_subject] {" "}na direção desse herói
   *[free] { "" }
}
effect-stop = o movimento dela termina
effect-step-to = quem achou vai para { $place ->
    [spawn] o marcador de entrada de um número rolado
   *[other] { $place }
}
effect-attack = ataque na hora ({ $attack }){ $at ->
    [each_here] , cada criatura do seu local
    [location] , um local inteiro
   *[one] { "" }
}
effect-act = uma ação livre: { $what ->
    [attack] atacar
    [search] procurar
   *[any] qualquer uma
}
effect-watch = vigie um local a até { $range }: a primeira criatura que entrar nesta rodada é atacada ({ $type ->
    [close] corporal
    [ranged] projétil
   *[explosive] explosivo
}, força { $count })
effect-charge = ponha aqui uma carga que explode antes de as criaturas agirem ({ $type ->
    [close] corporal
    [ranged] projétil
   *[explosive] explosivo
}, força { $count })
effect-return = { $count ->
    [1] 1 { $creature ->
        [minion] servo
        [elite] elite
       *[boss] chefe
    } a até { $range } deixa
   *[other] { $count } { $creature ->
        [minion] servos
        [elite] elites
       *[boss] chefes
    } a até { $range } deixam
} o campo de batalha
effect-skip = { $whom ->
    [subject] ela pula
   *[some] { $count ->
        [-1] todas as criaturas, menos um chefe, pulam
        [1] 1 criatura a até { $range }, menos um chefe, pula
       *[other] { $count } criaturas a até { $range }, menos um chefe, pulam
    }
} { $what ->
    [activation] a ativação
    [move] o movimento
   *[attack] o ataque
} nesta rodada
effect-ambush = quem achou sofre uma emboscada de { $count ->
    [1] 1 { $creature ->
        [minion] servo
       *[elite] elite
    }
   *[other] { $count } { $creature ->
        [minion] servos
       *[elite] elites
    }, um após o outro
}
effect-place = { $creature ->
    [minion] um servo
    [elite] um elite
   *[boss] o chefe
} { $origin ->
    [pool] da Zona de Entrada
   *[reserve] da reserva
} chega a { $place ->
    [own] seu local
   *[other] { $place }
}
effect-pool-add = { $count ->
    [1] 1 { $creature ->
        [minion] servo
       *[elite] elite
    } da reserva entra
   *[other] { $count } { $creature ->
        [minion] servos
       *[elite] elites
    } da reserva entram
} na Zona de Entrada
effect-modify = { $stat ->
    [speed] velocidade
    [hand] limite da mão
    [strength] força
    [attack_range] alcance
    [life] vida
    [resist] resistência
    [damage] dano
    [reaction_range] alcance de reação
    [cancel] acertos anulados
   *[draws] cartas compradas na fase tática
} { $change }{ $type ->
    [close] {" "}em ataques corporais
    [ranged] {" "}em ataques de projétil
    [explosive] {" "}em ataques explosivos
   *[any] { "" }
}{ $who ->
    [self] { "" }
    [subject] {" "}para esse herói
    [heroes] {" "}para os heróis
    [allies] {" "}para os aliados
    [minion] {" "}para os servos
    [elite] {" "}para os elites
    [boss] {" "}para o chefe
   *[creature] {" "}para as criaturas
}{ $range ->
    [-1] { "" }
    [0] {" "}no mesmo local
   *[other] {" "}a até { $range }
}{ $until ->
    [draw] {" "}nesta compra
   *[turn] { "" }
}{ $conditions }
condition-if = , se { $what }
condition-and = { $first } e { $then }
condition-not-boss = não é um chefe
condition-same-location = está no mesmo local
condition-distance-2 = o alvo está a 2 ou mais
condition-elevated = está em terreno elevado
condition-no-creature-near = não há criaturas a até 1
condition-first-attack = é o primeiro ataque da rodada

rule-slip-pin = uma criatura a mais não prende você
rule-never-pinned = nunca fica preso
rule-entangle = nenhum herói sai andando de um local com criatura
rule-blank-is-move = um branco no dado de ativação vale como movimento
rule-special-twice = os servos usam duas vezes sua habilidade especial
rule-ignore-cover = o terreno coberto não reduz estes ataques
rule-no-cover-heroes = o terreno coberto não protege os heróis
rule-tactic-keeps-draw = uma vez por rodada jogue uma resposta tática e compre mesmo assim
rule-keep-first-player = você pode ficar com o marcador de jogador inicial
rule-look-ahead = depois que um aliado a até 1 procurar, olhe a próxima carta de reconhecimento; ela pode ir para baixo do deck
rule-free-search = uma vez por rodada procure como ação livre
rule-bonus-with-ally = uma vez por rodada 1 dado a mais com um aliado aqui
rule-draw-on-kill = compre 1 carta depois de matar com um ataque corporal
rule-standing-draw = compre 2 cartas ao se levantar
rule-heal-action = ação: um aliado a até 1 compra 2 cartas
rule-reroll-own = role novamente 1 dado em cada ataque seu { $type ->
    [close] corporal
    [ranged] de projétil
   *[explosive] explosivo
}
rule-ally-reroll = uma vez por rodada um aliado a até { $range } rola novamente 1 dado de ataque
rule-ally-draw = uma vez por rodada um aliado a até { $range } compra 1 carta ao começar seu turno
rule-short-sight = não pode ser atacado a mais de { $count } de distância
rule-wound-once = perde no máximo 1 marcador de poder por rodada
rule-area-attack = este ataque acerta todos os heróis ativos do local
rule-double-spawn = quem entra num marcador já procurado traz mais um servo
rule-burst = ao morrer, um servo da Zona de Entrada toma seu lugar
rule-far-hunter = move-se na direção do herói mais distante
rule-drag = arrasta um passo para perto o herói mais próximo a até 2
rule-guarded-ground = heróis junto de um especialista não podem entrar em terreno difícil

near-here = no seu local
near-within = a até { $range }
trigger-turn-start = começa o turno de { $who ->
    [self] seu herói
    [ally] um aliado { $near }
   *[hero] um herói { $near }
}{ $conditions }
trigger-activates = uma criatura { $near } é ativada{ $conditions }
trigger-moves = uma criatura { $near } começa a se mover{ $conditions }
trigger-enters = uma criatura entra no seu local{ $conditions }
trigger-targeted = { $who ->
    [self] você é atacado
    [ally] um aliado é atacado
   *[hero] um herói é atacado
}{ $measured ->
    [attacker] {" "}e a criatura está { $near }
   *[subject] {" "}{ $near }
}{ $conditions }
trigger-hit = { $who ->
    [self] você sofre acertos
    [ally] um aliado { $near } sofre acertos
   *[hero] um herói { $near } sofre acertos
}{ $conditions }
trigger-knock-out = um herói { $near } sofreria um nocaute{ $conditions }
trigger-attack-roll = { $who ->
    [self] você rolou
    [ally] um aliado { $near } rolou
   *[hero] um herói { $near } rolou
} por um ataque{ $conditions }
trigger-survives = uma criatura { $near } sobrevive a um ataque com dados{ $conditions }
trigger-killed = morre uma criatura { $near }{ $conditions }
trigger-after-attack = seu ataque terminou{ $conditions }

creature-figures = { $family }, { $creature ->
    [minion] servo
    [elite] elite
   *[boss] chefe
}: vida { $life }, resistência: corporal { $close }, projétil { $ranged }, explosivo { $explosive }; velocidade { $speed }; ataque { $type ->
    [close] corporal
    [ranged] de projétil
   *[explosive] explosivo
}, alcance { $range }, força { $count }.
creature-special = Símbolo especial: { $does }.
creature-traits = Atributo: { $does }.

task-at-once = seu marcador conta na hora
task-action = gaste uma ação em { $place ->
    [found] o lugar onde foi achado
   *[other] { $place }
}, sem criaturas ali{ $count ->
    [0] { "" }
    [1] , e descarte 1 carta
   *[other] , e descarte { $count } cartas
}
task-carry = leve até { $place }
task-guard = expulse o { $creature ->
    [minion] servo
   *[elite] elite
} marcado que vem junto
task-hold = termine uma fase do herói com um herói e sem criaturas em { $place ->
    [found] o lugar onde foi achado
   *[other] { $place }
}
task-escort = termine uma fase do herói com { $who }, um herói e sem criaturas em { $place }
task-attack = destrua em { $place ->
    [found] o lugar onde foi achado
   *[other] { $place }
} com um ataque: vida { $life }, resistência: corporal { $close }, projétil { $ranged }, explosivo { $explosive }
discovery-for = Para { $objective }: { $task }.
discovery-now = Na hora: { $does }. { $then }
way-discovery = cada descoberta: { $discoveries }
way-kill = matar { $creature ->
    [minion] um servo
    [elite] um elite
    [boss] o chefe
   *[any] uma criatura
}{ $type ->
    [close] {" "}com um ataque corporal
    [ranged] {" "}com um ataque de projétil
    [explosive] {" "}com um ataque explosivo
   *[any] { "" }
}{ $count ->
    [-1] { "" }
    [0] {" "}com o dano exato
   *[other] {" "}com no máximo { $count } de dano sobrando
}
way-token = cada marcador { $token } resolvido
way-hold = uma fase do herói que termina com um herói e sem criaturas em { $place }{ $count ->
    [0] { "" }
    [1] , depois que já tem 1 marcador
   *[other] , depois que já tem { $count } marcadores
}
way-boss = derrotar o chefe
way-or = { $first }; { $then }
objective-text = Marcadores de informação necessários: { $need }. Você ganha 1 por { $ways }{ $limit ->
    [0] .
   *[other] . No máximo { $limit } por rodada{ $found ->
        [0] .
       *[other] , sem contar as descobertas.
    }
}{ $then }
objective-then = {" "}Depois: { $does }.

# O que se pode consultar
glossary-card = { $text }.
glossary-of-role = { $role }. { $text }.
glossary-role = { $plays }
glossary-hero = { $role }. { $plays } Habilidade: { $ability }.
specialist-patty = { $field }: heróis aqui ou ao lado procuram como ação livre.
specialist-henry = { $field }: heróis aqui ou ao lado podem rolar novamente um dado de cada ataque.
said = { $text }
sentences = { $first } { $then }
nothing = { "" }
