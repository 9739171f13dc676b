# Frases de Tyrants of the Underdark: nomes, perguntas, escolhas, o relato, o tabuleiro em palavras.
# O que as cartas fazem está em pt-BR-cards.ftl.

## Nomes

match = Partida { $number }
house-raspberry = Casa Framboesa
house-yellow = Casa Amarela
house-blue = Casa Azul
house-green = Casa Verde
# As cores concordam com "tropa" e com "casa".
colour-white = branca
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
deck-house = Baralho da casa
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
power = { $count } de Poder
influence = { $count } de Influência
pieces-left = { $troops ->
    [0] nenhuma tropa
    [1] 1 tropa
   *[other] { $troops } tropas
}, { $spies ->
    [0] nenhum espião no quartel
    [1] 1 espião no quartel
   *[other] { $spies } espiões no quartel
}
cards-in-hand = { $count ->
    [0] nenhuma carta na mão
    [1] 1 carta na mão
   *[other] { $count } cartas na mão
}
unspent = { $what }
status-active = { $power }, { $influence } · { $left }
status-waiting = { $cards } · { $left }

## Configurações

option-first_deck = Primeiro baralho de facção
option-second_deck = Segundo baralho de facção
option-outer_section = Seção externa com 3 lugares
option-outer_section-left = Esquerda, no oeste
option-outer_section-right = Direita, no leste
option-house_deck = Cartas próprias no mercado
about-option-house_deck = As cartas próprias do Emberkeep são embaralhadas no baralho do mercado. Não são do jogo impresso.
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
group-return_spy = Devolver espião
empty-play = Sua mão está vazia: o que você jogou vale até o fim da sua vez.
empty-deploy = Não restam tropas no seu quartel.
empty-assassinate = Não há tropas inimigas no tabuleiro.
empty-recruit = Não há cartas à venda.
empty-return_spy = Não há espiões inimigos no tabuleiro.
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
ask-turn-action = Escolha uma ação.
ask-promote-grant = Qual promoção vem agora?
ask-promote-card = *{ $card }*: promover qual carta?
ask-promote-discarded = *{ $card }*: promover qual carta da sua pilha de descarte?
ask-card-choose-one = *{ $card }*: escolha uma opção.
ask-card-deploy = *{ $card }*: posicionar onde?{ $left ->
    [1] {""}
   *[other] {" "}Restam { $left } tropas.
}
ask-card-spy = *{ $card }*: infiltrar espião onde?
ask-card-spy-back = *{ $card }*: todos os seus espiões estão no mapa. Recolher um para infiltrar de novo?
ask-card-assassinate = *{ $card }*: assassinar qual tropa?
ask-card-supplant = *{ $card }*: suplantar qual tropa?
ask-card-move = *{ $card }*: mover qual tropa?
ask-card-destination = *{ $card }*: para onde vai a tropa?
ask-card-return = *{ $card }*: devolver qual peça?
ask-card-trophy = *{ $card }*: pegar qual tropa de um salão de troféus?
ask-card-recruit = *{ $card }*: recrutar qual carta sem pagar?
ask-card-opponent = *{ $card }*: escolha uma casa rival.
ask-card-devour-market = *{ $card }*: devorar uma carta do mercado?
ask-card-focus = *{ $card }*: mostrar uma carta para Foco?
ask-card-pay-return-own-spy = *{ $card }*: devolver um dos seus espiões?
ask-card-pay-return-own-spies = *{ $card }*: devolver quais dos seus espiões?
ask-card-pay-devour-hand-card = *{ $card }*: devorar uma carta da sua mão?
ask-card-pay-devour-inner-circle-card = *{ $card }*: devorar uma carta do seu círculo interno?
ask-card-pay-discard-hand-card = *{ $card }*: descartar uma carta?

## Escolhas

end-turn = Encerrar a vez
play-card = Jogar { $card }
recruit-card = Recrutar { $card }
promote-card = Promover { $card }
devour-card = Devorar { $card }
discard-card = Descartar { $card }
reveal-card = Mostrar { $card }
deploy-place = Posicionar em { $place }
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
return-troop = Devolver { $colour } de { $place }
return-spy = Devolver espião da casa { $colour } de { $site }
place-spy-site = Infiltrar em { $site }
take-back-site = Recolher de { $site }
return-own-spy-site = Devolver o seu espião de { $site }
take-trophy = Pegar { $colour } de { $hall }
opponent = { $seat }
grant-of = Promoção por { $card }
skip-pay = Ficar com tudo
skip-spy = Não infiltrar espião
skip-move = Não mover mais
skip-trophy = Não pegar mais
skip-devour = Não devorar nada
skip-promote = Não promover mais
skip-focus = Não mostrar nada
free-spaces = { $count ->
    [0] nenhum espaço livre
    [1] 1 espaço livre
   *[other] { $count } espaços livres
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
draw-done = { $seat } compra { $count ->
    [0] 0 cartas
    [1] 1 carta
   *[other] { $count } cartas
}.
draw-cards = Você compra { $cards }.
discard-done = { $seat } descarta *{ $card }*.
hand-discarded = { $seat } descarta da mão { $cards }.
deck-discarded = { $seat } põe todo o baralho na pilha de descarte.
focus-done = { $seat } mostra *{ $card }* para Foco.
deploy-done = { $seat } posiciona 1 tropa em { $place }.
assassinate-done = { $seat } assassina 1 tropa { $colour } em { $place }.
supplant-done = { $seat } usa Suplantar contra 1 tropa { $colour }. Região: { $site }.
move-done = { $seat } move 1 tropa { $colour } de { $place } para { $destination }.
trophy-back = { $seat } põe em { $place } 1 tropa { $colour } do salão de troféus de { $hall }.
return-troop-done = { $seat } devolve ao quartel 1 tropa { $colour } de { $place }.
return-spy-done = { $seat } devolve 1 espião de { $owner }. Região: { $site }.
own-spy-back = { $seat } recolhe 1 espião. Região: { $site }.
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
supply-done = *{ $card }* volta à sua pilha.
outcast-done = { $seat } recebe { $count ->
    [0] 0 *Insane Outcast*
    [1] 1 *Insane Outcast*
   *[other] { $count } *Insane Outcast*
}.
last-troop = { $seat } posicionou a última tropa: esta é a última rodada.
last-market-card = O baralho do mercado acabou: esta é a última rodada.
reason-barracks = Uma casa posicionou a sua última tropa.
reason-market = O baralho do mercado acabou.

## O tabuleiro em palavras

board-round = { $round ->
    [0] Preparação
   *[other] Rodada { $round }
}, vez de { $seat }. Começou: { $start }.
board-pool = { $seat }: { $power } e { $influence } para gastar nesta vez.
board-market = Mercado: { $cards }. { $deck ->
    [0] O baralho do mercado está vazio.
    [1] Resta 1 carta no baralho.
   *[other] Restam { $deck } cartas no baralho.
}
board-house = **{ $seat }**: { $stands } PV até agora, sem baralho nem mão · { $left } · cartas { $hand } na mão, { $deck } no baralho, { $discard } no descarte, { $inner } no círculo interno · { $trophies ->
    [0] nenhum troféu
    [1] 1 troféu
   *[other] { $trophies } troféus
}, { $vp } PV em fichas
board-played = Jogado nesta vez: { $cards }.
board-key = De cada região abaixo: os PV para quem a controla, o marcador de controle, os espaços e tropas, e os caminhos que saem dela pelos números de regiões e espaços. Coroa +2 é um marcador de controle: 1 de Influência por vez para quem controla a região e 2 PV por vez com controle total. Um espaço de um caminho que nenhuma rota abaixo nomeia está livre.
board-site = **{ $site }**: { $vp } PV{ $marker }. { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
}, { $free ->
    [1] 1 livre
   *[other] { $free } livres
}: { $troops }. { $control }{ $spies } { $ways }
board-crown = , coroa +{ $vp }
board-spies = { " " }Espiões: { $spies }.
board-ways = Para { $ways }.
board-way = { $number } por { $space }
board-way-spaces = { $number } por { $first } a { $last }
board-way-direct = { $number } diretamente
board-route = Rota { $a }–{ $b }: { $spaces }.
board-space = { $number } { $holder }
board-free-space = livre
nothing = { "" }
site-entry = Região com { $vp } PV{ $marker }, { $spaces ->
    [1] 1 espaço
   *[other] { $spaces } espaços
}. { $ways }{ $start }
site-start = { " " }Região inicial.
card-price = { $card } { $cost }
white-troops = branca { $count }
seat-troops = { $seat } { $count }
no-troops = nenhuma tropa
no-control = Sem controle.
in-control = Controle: { $seat }.
in-total-control = Controle total: { $seat }.
