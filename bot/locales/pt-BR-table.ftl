## A sala de espera: o cartão no canal e a primeira página do tópico

lobby-title = **{ $name }** · { $game }
lobby-title-unnamed = **{ $game }**
lobby-organiser = Organização: { $player }. { $language }. { $pace }.
lobby-clocks = { $autopilot ->
    [0] Sua vez: aviso após { $reminder } h, prazo de { $due } h.
   *[other] Sua vez: aviso após { $reminder } h; após { $autopilot } h o piloto automático joga. Aperte qualquer coisa e você volta.
}
lobby-clocks-lobby = { $starts ->
    [0] Se faltam lugares, pergunto após { $asks } dias e fecho após { $closes }.
   *[other] Com todos prontos, começa após { $starts } h. Se faltam lugares, pergunto após { $asks } dias e fecho após { $closes }.
} Se ninguém aperta nada por { $sleep } dias, o jogo dorme até alguém apertar.
lobby-clocks-between = { $starts ->
    [0] Sem novo capítulo em { $ends } dias, a campanha termina aqui.
   *[other] O próximo capítulo começa sozinho após { $starts } h. Sem novo capítulo em { $ends } dias, a campanha termina aqui.
}
lobby-begins-at = Todos estão prontos: o jogo começa sozinho { $at }.
lobby-seats = { $taken ->
    [0] Lugares (nenhum ocupado, { $range })
    [1] Lugares (1 ocupado, { $range })
   *[other] Lugares ({ $taken } ocupados, { $range })
}
lobby-range = { $fewest ->
    [1] até { $most }
   *[other] de { $fewest } a { $most }
}
lobby-range-exact = para { $most }
lobby-seat-ready = { $letter }  { $player }: { $seat }. Confirmou
lobby-seat-choosing = { $letter }  { $player }: { $seat }, escolhendo
lobby-seat-sits = { $letter }  { $player }: { $seat }
lobby-seat-autopilot = { $letter }  Piloto automático: { $seat }. Confirmou
lobby-seat-invited = { $letter }  { $seat }, esperando { $player }
lobby-seat-open = { $first }  livre
lobby-seats-open = { $first } a { $last }  livres
lobby-begins = Começa aqui: { $moment }
lobby-watch = Qualquer pessoa pode assistir.
lobby-start-needs = Para começar falta: { $what }.
lobby-needs-ready = a confirmação de { $player }
lobby-needs-seats = { $count ->
    [0] 0 lugares ocupados
    [1] mais 1 lugar ocupado
   *[other] mais { $count } lugares ocupados
}
lobby-needs-count = outro número de lugares ({ $counts })
lobby-playing = { $chapter } em jogo: { $players }
lobby-over = Tudo foi jogado: { $players }

front-organiser = Organização: { $player }.
front-how-to-play = Quando é a sua vez, eu menciono você no fim deste tópico. Aperte **Jogar a vez** lá. **Mão** mostra o que só você pode ver, **O que aconteceu** conta o que você perdeu.


button-join = Entrar
button-choose = Escolher
button-another-seat = Jogar com mais um lugar
button-ready = Pronto
button-not-ready = Ainda não
button-settings = Configurações
button-start = Iniciar
button-add-autopilot = Pôr piloto
button-remove-autopilot = Tirar piloto
button-watch = Assistir
button-leave = Sair
button-stay = Ficar
button-history = Histórico
button-rematch = Revanche
button-next-chapter = Continuar
button-open-thread = Abrir novo tópico

## Ocupando um lugar

lobby-started = { $name } começou: { $thread }
error-thread-gone-for = O tópico de { $name } sumiu, a campanha não.
lobby-watching = Você está em { $thread } agora, só com a visão pública.
lobby-just-taken = { $player } acabou de ocupar { $seat }. Escolha outro lugar.
lobby-just-chosen = { $player } acabou de escolher { $what }. Escolha outra opção.
lobby-does-not-go = { $player } joga com { $other }; por isso { $what } não pode ser uma escolha agora. { $why }
join-no-such-seat = Não há lugar "{ $text }" aqui. Deixe vazio para o próximo livre.
panel-your-seat = { $count ->
    [1] **Seu lugar:** { $seats }
   *[other] **Os seus lugares:** { $seats }
}
panel-ready = Pronto.
panel-not-ready = Falta confirmar.
panel-no-seat = Você não tem lugar em { $name }. Você pode assistir ou ocupar um lugar livre.
panel-seats = Ocupe um lugar livre
panel-other-seats = Trocar de lugar
leave-sure = Sair de { $name }? { $seats } mantém tudo: cartas, pontos, posição. Você pode assistir.
leave-done = Você saiu de { $name }.

## Abrindo uma mesa

open-which = **Qual jogo?** O resto você escolhe depois.
button-open-table = Abrir uma mesa
opened = A sua mesa está aberta: { $thread }
import-done = { $name } está aberta de novo: { $thread }
    Quem jogou nela pode apertar **Entrar**. Cartas não vistas são embaralhadas de novo.
fork-done = A cópia está aberta: { $thread }
    Quem joga aqui pode apertar **Entrar** lá.
button-play-again = Jogar de novo
button-try-again = Tentar de novo
error-no-threads-here = As mesas abrem em canais de texto e fóruns, mas não aqui. Use o comando lá.
error-may-not-open = Abrir uma mesa exige a permissão **Criar tópicos públicos** em { $channel }. A moderação pode dar essa permissão ou abrir a mesa para você.
error-permission = Preciso de **{ $permissions }** em { $channel }. A moderação pode dar isso nas permissões do canal.
permission-view_channel = Ver canal
permission-send_messages = Enviar mensagens
permission-create_public_threads = Criar tópicos públicos
permission-send_messages_in_threads = Enviar mensagens em tópicos
permission-read_message_history = Ver histórico de mensagens

list-title = { $count ->
    [0] Ainda não há campanha neste servidor. `/campaign new` abre uma mesa.
    [1] **1 campanha** neste servidor
   *[other] **{ $count } campanhas** neste servidor
}
list-lobby = **{ $name }** · { $game } · aberta a quem quiser jogar · { $thread }
list-playing = **{ $name }** · { $game } · o piloto automático está jogando · { $thread }
list-waits = **{ $name }** · { $game } · esperando { $players } desde { $since } · { $thread }
list-between = **{ $name }** · { $game } · entre capítulos · { $thread }
list-over = **{ $name }** · { $game } · tudo foi jogado · { $thread }
list-more = e mais { $count }
list-others = mais { $count }

## Configurações

settings-whose = { $player } pode mudar isto.
settings-done = Tudo certo. Agora ocupe um lugar.
settings-kept = Tudo certo.
setting-pictures = Imagens
setting-pictures-turn = Depois de cada vez
setting-pictures-phase = Depois de cada fase
setting-locale = Idioma das publicações
value-true = Sim
value-false = Não
button-done = Concluir

## Arquivos

export-sealed = { $name } em 1 arquivo lacrado. Ele leva tudo, mas mãos e ordem dos baralhos só este bot consegue ler. `/campaign import` abre o arquivo.
export-open = { $name } em 1 arquivo aberto. `/campaign import` abre o arquivo.

## Momentos

ago-minutes = { $count ->
    [0] agora mesmo
   *[other] há { $count } min
}
ago-hours = há { $count } h
ago-days = { $count ->
    [0] hoje
    [1] há 1 dia
   *[other] há { $count } dias
}
moment-choice = Uma escolha de { $seat }
moment-picked = { $seat }: { $choice }
moment-asked = { $seat }: { $question }
moment-ends-turn = { $seat } encerra a vez
moment-in-round = { $moment } (rodada { $round })
moment-round = Começo da rodada { $number }
moment-turn = Começo da vez de { $seat }
moment-chapter = Começo: { $chapter }
moment-before = Antes: { $what }
moment-now = agora
moment-dice = dados
moment-card = uma carta foi revelada
line-of-play = Até a jogada { $n }, { $why ->
    [undo] desfeita
    [reset] recomeçada
   *[restore] trocada por outra linha
} { $when } ({ $choices ->
    [0] nenhuma jogada
    [1] 1 jogada
   *[other] { $choices } jogadas
})

history-title = **{ $name }, histórico** (jogada { $n })
history-empty = Ainda não há para onde voltar.
history-moment = Momento
history-beginning = O começo
history-no-such-moment = Não encontrei momento para "{ $text }". Digite uma palavra do que aconteceu, ou o seu número.
past-title = **Passado:** { $place }, jogada { $n }
button-see-board = Ver tabuleiro
button-undo-to-here = Desfazer até aqui
button-fork-from-here = Bifurcar daqui
button-earlier = Antes
button-later = Depois

## Cópias

fork-sure = Copiar para uma nova campanha a partir daqui: **{ $when }**? A atual segue sem mudança. Os mesmos lugares são convidados; ninguém é movido.
fork-earlier = Uma cópia começa onde começou uma vez ou fase, então um pouco antes do momento que você escolheu.
fork-rivals = Mãos e baralhos são embaralhados e distribuídos de novo na cópia, então ela não conta nada desta campanha.
fork-allies = Cartas que ninguém viu são embaralhadas de novo na cópia, então ela não conta nada desta campanha.
button-fork = Bifurcar

## Perguntando à mesa

request-why-title = Pedir à mesa
request-why-field = Por quê? A mesa vê
request-asked = Já pedi à mesa. O jogo espera a resposta dela.
request-answered = A sua resposta está no tópico.
request-carried-out = Feito. Está no tópico.
request-withdrawn-by-you = Você retirou o pedido. O jogo segue.
button-ask-table = Pedir à mesa
button-decide-alone = Voltar até lá
button-say-why = Dizer por quê…
button-withdraw = Retirar pedido
undo-done = Desfeito. Voltamos a: { $point }
reset-sure = { $what ->
    [turn] Recomeçar esta vez?
    [round] Recomeçar esta rodada?
   *[chapter] Recomeçar este capítulo?
} { $count ->
    [0] Nenhuma jogada é desfeita.
    [1] 1 jogada é desfeita.
   *[other] { $count } jogadas são desfeitas.
} Nada se apaga: `/history restore` traz de volta.
reset-nothing = { $what ->
    [turn] Esta vez
    [round] Esta rodada
   *[chapter] Este capítulo
} acabou de começar. `/history undo` volta mais.
restore-sure = Trazer de volta esta linha de jogo? { $line }. A linha atual também poderá ser restaurada.
restore-no-such-line = Não há linha de jogo "{ $text }" para trazer de volta. Escolha uma da lista.

request-undo = **{ $player } quer desfazer** { $count ->
    [0] 0 jogadas
    [1] 1 jogada
   *[other] { $count } jogadas
} e voltar a: { $point }
request-reset = **{ $player } quer recomeçar** de: { $point }. { $count ->
    [0] Nenhuma jogada se perde.
    [1] 1 jogada se perde.
   *[other] { $count } jogadas se perdem.
} Nada se apaga: `/history restore` traz de volta.
request-restore = **{ $player } quer restaurar** uma linha de jogo, { $point }
request-line = até a jogada { $n }
request-why = Por quê: "{ $reason }"
request-loses = { $seat }: { $count ->
    [0] 0 jogadas
    [1] 1 jogada
   *[other] { $count } jogadas
}
undo-lost = Isto será desfeito: { $list }
request-known = Cartas reveladas continuam conhecidas.
request-setting = **{ $player } pede outra regra** para desfazer além da própria vez: { $value }
request-autopilot = **{ $player } pede que o piloto automático jogue por { $value }** até a volta de quem joga ali. Essa pessoa pode recusar.
request-agreed-plain = Aceito.
request-refused-plain = Pedido recusado. O jogo segue.
request-agreed-by = Aceitam: { $players }.
request-refused-by = Recusam: { $players }.
request-missing = Falta: { $players }.
request-others = Podem responder: { $players }.
request-needed = É preciso: { $needed } de { $seats } lugares.
request-closes = Termina { $when }
request-closed = ~~{ $title }~~ encerrado
request-agreed = { $kind ->
    [restore] De volta. Estamos em: { $point }
   *[undo] Desfeito. Voltamos a: { $point }
}
request-refused = Pedido recusado. O jogo segue.
request-anew = O que dados e cartas embaralhadas trouxerem daqui em diante é novo.
request-withdrawn = O pedido foi retirado. O jogo segue.
request-late = O pedido terminou sem decisão. O jogo segue.
moment-after = Depois: { $what }
button-agree = Aceitar
button-refuse = Recusar
button-see-that-board = Ver esse tabuleiro

## O fim de um capítulo

chapter-wins = { $count ->
    [1] **{ $winners } vence com { $total }**
   *[other] **{ $winners } dividem a vitória com { $total }**
}
chapter-players = -# Na mesa: { $players }.
chapter-no-winner = **Ninguém vence**
chapter-won = **{ $chapter }: vitória**
chapter-lost = **{ $chapter }: derrota**
lost-advice = **Da próxima vez:** { $what }
chapter-score = { $seat }  { $sources } = { $total }
chapter-best = { $seat }  **{ $total }**: o melhor da mesa: { $what }
chapter-largest = { $seat }  **{ $total }**: sobretudo { $what }
standings-together = **Classificação:** vitórias: { $won } de { $count }
standings = **Classificação** após { $count ->
    [1] { $chapter }
   *[other] { $count } capítulos, até { $chapter }
}
standing = { $seat }: { $wins ->
    [0] nenhuma vitória
    [1] 1 vitória
   *[other] { $wins } vitórias
}, { $total }

## Uma linha sobre algo além do jogo

setting-changed = { $player } muda uma configuração: { $setting } agora é "{ $value }".
forked = { $player } copiou esta campanha: **{ $name }**
copied = Esta é uma cópia de **{ $name }**, feita por { $player }. Quem joga lá pode apertar **Entrar**.
imported = { $player } abriu esta campanha de um arquivo. Quem jogava nela pode apertar **Entrar**.
exported-open = { $player } baixou um arquivo aberto desta campanha.
