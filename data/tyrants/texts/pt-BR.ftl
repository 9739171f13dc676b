# Frases de Tyrants of the Underdark: nomes, perguntas, escolhas, o relato, o tabuleiro em palavras.
# O que as cartas fazem está em pt-BR-cards.ftl.

## Nomes

match = Partida { $number }
house-raspberry = Casa Framboesa
house-yellow = Casa Amarela
house-blue = Casa Azul
house-green = Casa Verde
# As cores concordam com "tropa" e com "casa".
colour-white = neutra
colour-raspberry = framboesa
colour-yellow = amarela
colour-blue = azul
colour-green = verde
aspect-ambition = Ambição
aspect-conquest = Conquista
aspect-malice = Malícia
aspect-guile = Astúcia
aspect-obedience = Obediência
deck-drow = Drow
deck-dragons = Dragões
deck-elementals = Elementais
deck-demons = Demônios
deck-house = Deck da casa
place-route = { $number } rota { $a }–{ $b }
place-route-space = { $number } rota { $a }–{ $b }, espaço { $space }
phase-setup = Preparação
phase-deployment = Colocação das primeiras tropas

## Partes de frases

seat = { $seat }
list = { $first }, { $then }
card = *{ $card }*
cards = { $count ->
    [1] *{ $card }*
   *[other] *{ $card }* ×{ $count }
}
power = { $count } de Força
influence = { $count } de Influência
pieces-left = { $troops ->
    [0] nenhuma tropa
    [1] 1 tropa
   *[other] { $troops } tropas
}, { $spies ->
    [0] nenhum espião nos quartéis
    [1] 1 espião nos quartéis
   *[other] { $spies } espiões nos quartéis
}
cards-in-hand = { $count ->
    [0] nenhuma carta na mão
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
}
unspent = { $what }
status-active = { $begun ->
    [0] { $cards }
   *[1] { $power }, { $influence }
} · { $left }
status-waiting = { $cards } · { $left }

## Configurações

option-first_deck = Primeiro deck de facção
option-second_deck = Segundo deck de facção
option-outer_section = Seção externa com 3 lugares
option-outer_section-left = Esquerda, no oeste
option-outer_section-right = Direita, no leste
option-house_deck = Cartas próprias no mercado
about-option-house_deck = As cartas próprias do Emberkeep são embaralhadas no deck de mercado. Não são do jogo impresso.
option-choose_one_only_effective = “Escolha uma” só entre opções com efeito
about-option-choose_one_only_effective = As regras não dizem se uma opção que não faz nada pode ser escolhida. Normalmente pode.

## Grupos de escolhas

group-play = Jogar
group-deploy = Posicionar
group-assassinate = Assassinar
group-deploy-west = Posicionar oeste
group-deploy-centre = Posicionar meio
group-deploy-centre-2 = Posicionar meio B
group-deploy-east = Posicionar leste
group-assassinate-west = Assassinar oeste
group-assassinate-centre = Assassinar meio
group-assassinate-centre-2 = Assassinar meio B
group-assassinate-centre-3 = Assassinar meio C
group-assassinate-east = Assassinar leste
group-assassinate-east-2 = Assassinar leste B
group-assassinate-west-2 = Assassinar oeste B
group-recruit = Recrutar
group-return_spy = Retornar espião
empty-play = Sua mão está vazia: o que você jogou vale até o final do seu turno.
empty-deploy = Não restam tropas nos seus quartéis.
empty-assassinate = Não há tropas inimigas no mapa.
empty-recruit = Não há cartas à venda.
empty-return_spy = Não há espiões inimigos no mapa.
group-area-west = Oeste
group-area-centre = Meio
group-area-centre-2 = Meio B
group-area-centre-3 = Meio C
group-area-east = Leste
group-area-east-2 = Leste B
group-area-west-2 = Oeste B
group-card = Cartas
group-card-2 = Mais cartas
group-card-3 = Ainda mais cartas

## Perguntas

ask-setup-troop = Onde começa a sua primeira tropa?
ask-turn-action = Seu turno: escolha uma ação.
ask-promote-grant = Qual promoção vem agora?
ask-promote-card = *{ $card }*: promover qual carta?
ask-promote-discarded = *{ $card }*: promover qual carta da sua pilha de descarte?
ask-card-choose-one = *{ $card }*: escolha uma opção.
ask-card-deploy = *{ $card }*: posicionar onde?{ $left ->
    [1] {""}
   *[other] {" "}Restam { $left } tropas.
}
ask-card-spy = *{ $card }*: infiltrar espião onde?
ask-card-spy-back = *{ $card }*: todos os seus espiões estão no mapa. Pegar um de volta para infiltrar de novo?
ask-card-assassinate = *{ $card }*: assassinar qual tropa?
ask-card-supplant = *{ $card }*: suplantar qual tropa?
ask-card-move = *{ $card }*: mover qual tropa?
ask-card-destination = *{ $card }*: para onde vai a tropa?
ask-card-return = *{ $card }*: retornar qual peça?
ask-card-trophy = *{ $card }*: pegar qual tropa de um salão dos troféus?
ask-card-recruit = *{ $card }*: recrutar qual carta sem pagar?
ask-card-opponent = *{ $card }*: escolha um oponente.
ask-card-devour-market = *{ $card }*: devorar uma carta do mercado?
ask-card-focus = *{ $card }*: revelar uma carta para Foco?
ask-card-pay-return-own-spy = *{ $card }*: retornar um dos seus espiões?
ask-card-pay-return-own-spies = *{ $card }*: retornar quais dos seus espiões?
ask-card-pay-devour-hand-card = *{ $card }*: devorar uma carta da sua mão?
ask-card-pay-devour-inner-circle-card = *{ $card }*: devorar uma carta do seu círculo interno?
ask-card-pay-discard-hand-card = *{ $card }*: descartar uma carta?

## Escolhas

end-turn = Encerrar o turno
play-card = Jogar { $card }
recruit-card = Recrutar { $card }
promote-card = Promover { $card }
devour-card = Devorar { $card }
discard-card = Descartar { $card }
reveal-card = Revelar { $card }
deploy-place = Posicionar em { $place }
start-place = Começar em { $place }
deploy-times = Posicionar { $count } em { $place }
deploy-vp-times = Ganhar { $count } PV, sem tropa para posicionar
play-all = { $rest ->
    [0] Tudo: { $what }
   *[other] Jogar { $count }: { $what }
}
deploy-vp = Ganhar 1 PV, sem tropa para posicionar
move-to-place = Para { $place }
assassinate-troop = Assassinar { $colour } em { $place }
supplant-troop = Suplantar { $colour } em { $place }
move-troop = Mover { $colour } de { $place }
return-troop = Retornar { $colour } de { $place }
return-spy = Retornar espião da casa { $colour } de { $site }
place-spy-site = Infiltrar em { $site }
take-back-site = Pegar de volta de { $site }
return-own-spy-site = Retornar o seu espião de { $site }
take-trophy = Pegar { $colour } de { $hall }
opponent = { $seat }
grant-of = Promoção por { $card }
skip-pay = Ficar com tudo
skip-spy = Não infiltrar espião
skip-move = Não mover mais
skip-trophy = Não pegar mais
skip-devour = Não devorar nada
skip-promote = Não promover mais
skip-focus = Não revelar nada
kill-trophy = um troféu: 1 PV
kill-control = você toma o controle: +{ $vp } PV · um troféu: 1 PV
kill-breaks = { $seat } perde o controle: −{ $vp } PV · um troféu: 1 PV
free-spaces = { $count ->
    [0] nenhum espaço vazio
    [1] 1 espaço vazio
   *[other] { $count } espaços vazios
}
troop-owner = de { $owner }
cost-and-detail = { $cost } · { $detail }
card-detail = { $aspect }. { $effect }
no-effect = sem efeito

## O relato

market-opens = O mercado abre com { $cards }.
start-player = { $seat } começa o jogo.
setup-troop-done = { $seat } começa em { $place }.
play-done = { $seat } joga *{ $card }*.
play-gain-done = { $seat } joga *{ $card }*: { $what }.
gain-done = { $seat } ganha { $what }.
vp-gain = { $seat } ganha { $count ->
    [0] 0 PV
   *[other] { $count } PV
}.
draw-done = { $seat } pega { $count ->
    [0] 0 cartas
    [1] 1 carta
   *[other] { $count } cartas
}.
draw-cards = Você pega { $cards }.
discard-done = { $seat } descarta *{ $card }*.
hand-discarded = { $seat } descarta da mão { $cards }.
deck-discarded = { $seat } põe todo o deck na pilha de descarte.
focus-done = { $seat } revela *{ $card }* para Foco.
deploy-done = { $seat } posiciona 1 tropa em { $place }.
assassinate-done = { $seat } assassina 1 tropa { $colour } em { $place }.
supplant-done = { $seat } usa Suplantar contra 1 tropa { $colour }. Região: { $site }.
move-done = { $seat } move 1 tropa { $colour } de { $place } para { $destination }.
trophy-back = { $seat } põe em { $place } 1 tropa { $colour } do salão dos troféus de { $hall }.
return-troop-done = { $seat } retorna aos quartéis 1 tropa { $colour } de { $place }.
return-spy-done = { $seat } retorna 1 espião de { $owner }. Região: { $site }.
own-spy-back = { $seat } pega de volta 1 espião. Região: { $site }.
infiltrate-done = { $seat } usa Infiltrar: 1 espião. Região: { $site }.
marker-taken = { $seat } pega o marcador de controle de { $site }.
marker-back = O marcador de controle de { $site } volta ao mapa.
marker-influence = { $seat } ganha 1 de Influência pelo marcador de controle de { $site }.
total-control = { $seat } tem controle total de { $site }.
total-control-lost = { $seat } não tem mais controle total de { $site }.
recruit-done = { $seat } recruta *{ $card }*.
market-card = *{ $card }* entra no mercado.
promote-done = { $seat } usa Promover: *{ $card }*.
devour-done = { $seat } devora *{ $card }*.
supply-done = *{ $card }* volta ao suprimento.
outcast-done = { $seat } recebe { $count ->
    [0] 0 *Exilados Insanos*
    [1] 1 *Exilado Insano*
   *[other] { $count } *Exilados Insanos*
}.
last-troop = { $seat } posicionou a última tropa: esta é a última rodada.
last-market-card = O deck de mercado acabou: esta é a última rodada.
reason-barracks = Uma casa posicionou a sua última tropa.
reason-market = O deck de mercado acabou.

## O tabuleiro em palavras

board-round = { $round ->
    [0] Preparação
   *[other] Rodada { $round }
}, turno de { $seat }. Começou: { $start }.
board-pool = { $seat }: { $power } e { $influence } para gastar neste turno.
board-market = Mercado: { $cards }. { $deck ->
    [0] O deck de mercado está vazio.
    [1] Resta 1 carta no deck.
   *[other] Restam { $deck } cartas no deck.
}
board-house = **{ $seat }**: { $vp } PV até agora, { $sites ->
    [0] nenhuma região
    [1] 1 região
   *[other] { $sites } regiões
  }{ $total ->
    [0] { "" }
   *[other] {" "}({ $total } sob controle total)
  }, quartéis { $troops }, espiões { $spies }, troféus { $trophies }.
board-piles = Cartas de { $seat }: { $hand } na mão, { $deck } no deck, { $discard } na pilha de descarte, { $inner } no círculo interno. PV em marcadores: { $vp }.
board-played = Jogado neste turno: { $cards }.
board-key = De cada região abaixo: os PV para quem a controla, o marcador de controle, os espaços e tropas, e os caminhos que saem dela pelos números de regiões e espaços. Coroa +2 é um marcador de controle: 1 de Influência por turno para quem controla a região e 2 PV por turno com controle total. Um espaço de um caminho que nenhuma rota abaixo nomeia está vazio.
board-site = **{ $site }**: { $vp } PV{ $marker }. { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
}, { $free ->
    [1] 1 vazio
   *[other] { $free } vazios
}: { $troops }. { $control }{ $spies } { $ways }
board-site-brief = { $site }: { $troops }, { $free ->
    [1] 1 vazio
   *[other] { $free } vazios
}.
board-crown = , coroa +{ $vp }
board-spies = { " " }Espiões: { $spies }.
board-ways = Para { $ways }.
board-way = { $number } por { $space }
board-way-spaces = { $number } por { $first } a { $last }
board-way-direct = { $number } diretamente
board-route = Rota { $a }–{ $b }: { $spaces }.
board-space = { $number } { $holder }
board-free-space = vazio
nothing = { "" }
site-entry = Região com { $vp } PV{ $marker }, { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
}. { $ways }{ $start }
site-start = { " " }Região inicial.
card-price = { $card } { $cost }
white-troops = neutra { $count }
seat-troops = { $seat } { $count }
no-troops = nenhuma tropa
no-control = Sem controle.
in-control = Controle: { $seat }.
in-total-control = Controle total: { $seat }.
