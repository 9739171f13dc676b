## Lugares em jogo

button-take-seat = Assumir este lugar
button-ask-for-it = Pedir o lugar
button-take-over = Assumir de novo
button-accept = Aceitar
button-tell-me = Avisar se um abrir
button-take-a-seat = Ocupar um lugar
seat-joined = { $player } ocupa { $seat }.
seat-left = { $player } sai. **Lugar livre: { $seat }.** { $chapters ->
    [0] Nenhum capítulo jogado até agora.
    [1] 1 capítulo jogado até agora.
   *[other] { $chapters } capítulos jogados até agora.
} Quem quer assumir?
seat-opened = **Lugar livre: { $seat }**, por decisão de { $by }. { $chapters ->
    [0] Nenhum capítulo jogado até agora.
    [1] 1 capítulo jogado até agora.
   *[other] { $chapters } capítulos jogados até agora.
} Quem quer assumir?
seat-given = { $player } agora tem { $seat }, por decisão de { $by }.
seat-lent = { $player } joga com { $seat } por { $owner }, até { $owner } apertar **Assumir de novo**.
seat-returned = { $player } tem { $seat } de novo.
seat-taken-over = { $player } assumiu { $seat } de novo.
seat-refused = { $seat } continua livre: desta vez não para { $player }.
seat-autopilot-on = O piloto automático agora joga por { $seat }, a pedido de { $by }.
seat-autopilot-late = O prazo acabou: o piloto automático joga este turno por { $seat }.
seat-autopilot-stays = Duas vezes seguidas sem jogar: o piloto automático continua jogando por { $seat }. Qualquer pessoa pode assumir este lugar; até lá ele é de quem o tinha.
seat-level = Ele joga com a força “{ $level }”, a mais próxima dos resultados desta pessoa aqui.
seat-back-by-pressing = { $player }, aperte qualquer coisa aqui e você volta na hora.
seat-can-return = { $player } pode voltar quando quiser.
seat-autopilot-off = O piloto automático não joga mais por { $seat }.
seat-told = Vocês queriam saber: { $players }
seat-would-play = Você jogaria com { $seat }. Em jogo: { $chapter }. O lugar será seu quando o pedido for aceito.
seat-asked = Já perguntei à organização, no tópico. Lá eu menciono você.
seat-wanted = **{ $player } quer jogar com { $seat }.**
seat-organiser-asked = Quem decide: { $player }
seat-answered = Respondido.
seat-yours-again = { $seat } é o seu lugar de novo.
seat-will-tell = Menciono você uma vez quando um lugar abrir.
error-all-seats-taken-of = { $count ->
    [0] Não há lugares em { $name }.
    [1] O único lugar de { $name } está ocupado.
   *[other] Os { $count } lugares de { $name } estão ocupados.
}
seat-none-such = Não há lugar "{ $text }" aqui. Escolha um da lista.
seat-who = Diga quem assume, com a opção **player**. Precisa ser uma pessoa.
seat-forgotten = **{ $seat }** ficou sem jogador, que pediu para ser esquecido. O piloto automático continua até que alguém ocupe o lugar.
seat-did-give = { $seat } mudou de mãos.
seat-did-lend = { $seat } foi emprestado, até voltar com **Assumir de novo**.
seat-did-open = { $seat } está livre agora.
seat-did-autopilot-on = O piloto automático agora joga por { $seat }.
seat-did-autopilot-off = O piloto automático não joga mais por { $seat }.

## Quem cuida de uma campanha

button-pause = Pausar
button-resume = Retomar
button-bring-back = Recuperar
button-put-away = Arquivar
button-keep-it = Manter
button-ask-organiser = Perguntar à organização
button-move = Mudar de tópico
button-report = Relatar
button-my-turns = As minhas vezes
button-campaigns-here = Campanhas daqui
button-what-can-i-do = O que posso fazer?
care-organiser = { $player } organiza esta campanha de agora em diante.
care-paused = { $why ->
    [reason] **Pausa** por { $player }: "{ $reason }". Prazos e lembretes descansam.
    [nobody] **Pausa:** ninguém ficou à mesa. Quem ocupar um lugar organiza a campanha.
    [endless] **Pausa:** o piloto automático joga sem parar e não chega ao fim. `/campaign seat` dá o lugar dele a alguém; depois quem organiza pode retomar.
    [stuck] **Pausa:** um passo não chegava ao fim, e eu o interrompi. Quem organiza pode retomar, ou antes desfazer um passo.
   *[none] **Pausa** por { $player }. Prazos e lembretes descansam.
}
care-resumed = { $player } retoma o jogo. Os prazos recomeçam.
care-away = { $player } arquivou esta campanha. Dá para recuperar até { $until }
care-back = { $player } recuperou esta campanha.
care-reminder = { $player } lembra: a mesa espera por { $seats }.
care-reminder-due = A mesa espera por { $seats } desde { $since }
care-stalled = **Fora do prazo:** a mesa espera por { $seats } desde { $since }. Não haverá mais lembretes.
care-autopilot-at = O piloto automático joga esta vez { $at }, a menos que alguém volte antes.
care-paused-until = Vou perguntar de novo { $until }.
button-here = Estou aqui
button-let-autopilot = Deixar o piloto jogar
care-extended = { $player } estende o prazo em { $hours ->
    [12] 12 h
    [24] 1 dia
   *[72] 3 dias
}.
care-how-long = Quanto tempo?
care-time-taken = A mesa já sabe. Prazo: { $due }.
button-more-time = Preciso de mais tempo
button-hours = { $hours ->
    [12] 12 h
    [24] 1 dia
   *[72] 3 dias
}
care-called = { $player } pede a { $organiser } (organização) para dar uma olhada.
care-absent = De { $since } a { $until } fiquei fora. Nada se perdeu; o seu prazo ganhou { $count ->
    [0] 0 minutos
    [1] 1 minuto
   *[other] { $count } minutos
}.
care-paused-by-you = Em pausa. **Retomar** ou `/campaign resume` faz o jogo seguir.
care-resumed-by-you = O jogo segue.
care-away-sure = Arquivar { $name }? O jogo para, e o tópico continua legível. Por 30 dias dá para recuperar, depois se apaga.
care-away-by-you = Arquivada. **Recuperar** no cartão dela traz de volta.
care-back-by-you = Ela está de volta.
care-kept = Tudo fica como está.
care-called-by-you = Já perguntei no tópico.
care-reminded-by-you = Lembrete enviado.
clock-new = Esta campanha agora tem um relógio e nunca espera para sempre. As configurações não mudam. Se ninguém apertar nada durante quatro turnos, ela dorme até alguém apertar.
clock-lobby = Esta sala espera há uma semana. Comece com pilotos automáticos, continue esperando ou feche. Ela fecha sozinha { $closes }.
clock-finished = Ninguém começou outro capítulo, então esta campanha termina aqui. Até a próxima.
clock-paused = O tempo desta pausa acabou. Continuar jogando ou pausar mais 14 dias? Se ninguém responder, a campanha é arquivada { $closes }.
clock-longer = { $player } prolonga a pausa por 14 dias, até { $closes }.
clock-asleep = **Dormindo:** faz tempo que ninguém aperta nada. Aperte **Estou aqui** para continuar. Senão, a campanha é arquivada { $closes }.
clock-awake = { $player } voltou e o jogo continua. Os prazos começam de novo.
clock-closed = Faz muito tempo que nada acontece aqui, então esta campanha foi arquivada. Qualquer jogador pode trazê-la de volta até { $closes }.
clock-kept = Esta sala continua aberta.
button-clock-fill = Completar e começar
button-clock-keep = Continuar esperando
button-clock-close = Fechar
button-clock-go-on = Continuar jogando
button-clock-longer = Mais 14 dias
lobby-away = Esta campanha foi arquivada. Dá para recuperar até { $until }
lobby-paused = Em pausa.
lobby-private = Este tópico é privado. { $player } pode dar um lugar a você.
list-away = **{ $name }** · { $game } · arquivada, dá para recuperar até { $until } · { $thread }
list-paused = **{ $name }** · { $game } · em pausa · { $thread }
moved-to = A mesa mudou de lugar: { $thread }

## Reparo

button-rescue-card = Enviar o cartão da vez de novo
button-rescue-answer = Responder por um lugar
button-rescue-back = Voltar para onde começou
button-rescue-autopilot = Piloto automático neste lugar
button-rescue-move = Mudar para outro tópico
button-rescue-organiser = Passar a organização
button-rescue-report = Relatar um problema
button-autopilot-chooses = O piloto automático escolhe
button-more-choices = Mais escolhas
rescue-waits = **{ $name }** espera por { $seats }, desde { $since } · Jogada { $n }.
rescue-idle = **{ $name }** não espera por ninguém. Jogada { $n }.
rescue-saved = Todas as jogadas estão salvas. { $count ->
    [0] Esta vez ou fase acabou de começar.
    [1] Esta vez ou fase começou há 1 jogada.
   *[other] Esta vez ou fase começou há { $count } jogadas.
} Verificação do jogo salvo: boa.
rescue-answer = **{ $seat }** precisa responder: { $question }
    Você vê só o que todos podem ver.
rescue-hand-needed = Esta escolha precisa da mão, então só o piloto automático pode fazer.
rescue-answer-menu = Responder por este lugar
rescue-to-whom = Quem organiza de agora em diante?
rescue-nobody = Não há mais ninguém nesta mesa.
rescue-type-name = Digite o nome da campanha
rescue-lost = { $count ->
    [0] Não desfaz nenhuma jogada
    [1] Desfaz 1 jogada
   *[other] Desfaz { $count } jogadas
} de { $name }
rescue-wrong-name = Esse não é o nome, então nada mudou. O nome é { $name }.
rescue-done-card = O cartão da vez foi enviado de novo.
rescue-done-answer = Respondido. A mesa vê quem fez isso.
rescue-done-autopilot = O piloto automático agora joga por este lugar.
rescue-done-organiser = Organização passada adiante.
rescue-done-back = Voltamos para onde a vez ou fase começou. `/history restore` traz de volta o que foi desfeito.
rescue-told-card = { $right ->
    [moderator] { $player } (moderação) enviou o cartão da vez de novo.
   *[organiser] { $player } (organização) enviou o cartão da vez de novo.
}
rescue-told-answered = { $right ->
    [moderator] { $player } (moderação) respondeu por { $seat }.
   *[organiser] { $player } (organização) respondeu por { $seat }.
}
rescue-told-autopilot-answered = { $right ->
    [moderator] { $player } (moderação) deixou o piloto automático escolher uma vez por { $seat }.
   *[organiser] { $player } (organização) deixou o piloto automático escolher uma vez por { $seat }.
}
rescue-told-back = { $right ->
    [moderator] { $player } (moderação) volta para onde a vez ou fase começou. Nada se apaga.
   *[organiser] { $player } (organização) volta para onde a vez ou fase começou. Nada se apaga.
}
rescue-told-moved = { $right ->
    [moderator] { $player } (moderação) trouxe a mesa para cá.
   *[organiser] { $player } (organização) trouxe a mesa para cá.
}
rescue-told-appointed = { $right ->
    [moderator] { $player } (moderação) passou a organização adiante.
   *[organiser] { $player } (organização) passou a organização adiante.
}
report-title = Relatar um problema
report-field = O que deu errado?
report-done = Obrigado. Cite o número { $report } ao escrever a quem mantém este bot, e envie este arquivo. Ele não leva mãos nem nomes.

## Configurações

setting-pace = Ritmo
setting-pace-daily = 24 h por vez
setting-pace-fast = 12 h por vez
setting-pace-relaxed = 72 h por vez
setting-pace-none = Sem prazo
setting-reaction_time = Tempo para respostas fora da vez
setting-reaction_time-third = Um terço do ritmo
setting-reaction_time-hour = 1 h
setting-reaction_time-all = Até todos responderem
setting-table_choices = Decisões da mesa
setting-table_choices-anyone = Qualquer pessoa decide
setting-table_choices-vote = Por votação
setting-table_choices-automatic = Automáticas, na ordem de costume
setting-undo = Desfazer além da própria vez
setting-undo-majority = Quem é afetado e a maioria
setting-undo-all = Todos
setting-undo-organiser = Só quem organiza
about-setting-undo = Durante o jogo, isto só muda se a mesa aceitar. Entre rivais, quem é afetado precisa sempre aceitar.
setting-autopilot = Piloto automático em atrasos
setting-autopilot-never = Nunca
setting-autopilot-twice = Ativado
setting-starts = Começar quando todos estão prontos
setting-starts-day = Sozinho, após 24 horas
setting-starts-never = Só à mão
setting-next_chapter = Próximo capítulo de uma história
setting-next_chapter-twice = Sozinho, após o tempo de dois turnos
setting-next_chapter-never = Só à mão
setting-level = Força do piloto automático
setting-level-strong = Forte
setting-level-steady = Firme
setting-level-simple = Simples
setting-level-beginner = Iniciante
setting-hands = Mãos
setting-hands-ledger = Como dizem as regras
setting-hands-open = Abertas a todos
setting-hands-private = Privadas
setting-open_seats = Lugares livres
setting-open_seats-accept = A organização aceita quem entra
setting-open_seats-free = Livres para todos
setting-thread = Tópico
setting-thread-public = Público
setting-thread-private = Privado
about-setting-thread = Escolhido antes do começo. A moderação deste servidor pode ler tópicos privados.
ruling-false = Não, como sempre
ruling-true = Sim
lobby-pace-daily = Ritmo diário (24 h por vez)
lobby-pace-fast = Ritmo rápido (12 h por vez)
lobby-pace-relaxed = Ritmo tranquilo (72 h por vez)
lobby-pace-none = Sem prazo
permission-create_private_threads = Criar tópicos privados

## Depois de um capítulo

button-statistics = Estatísticas
button-begin-again = Nova campanha, mesmos lugares
again-done = Uma nova mesa está aberta: { $thread }
    Quem jogou pode apertar **Entrar**; cada lugar fica guardado.
statistics-title = **{ $name }, o balanço**
statistics-played = { $chapters ->
    [0] Nenhum capítulo terminou
    [1] 1 capítulo terminou
   *[other] { $chapters } capítulos terminaram
}, em { $days ->
    [0] menos de 1 dia
    [1] 1 dia
   *[other] { $days } dias
}.
statistics-seat = { $seat }: { $count ->
    [0] nenhuma jogada
    [1] 1 jogada
   *[other] { $count } jogadas
}{ $autopilot ->
    [0] { "" }
   *[other] , { $autopilot } do piloto automático
}
statistics-reveals = { $count ->
    [0] Nenhum dado foi rolado e nenhuma carta revelada.
    [1] Dados rolados ou cartas reveladas 1 vez.
   *[other] Dados rolados ou cartas reveladas { $count } vezes.
}
statistics-lines = { $count ->
    [0] Nada foi desfeito além de uma vez.
    [1] 1 linha de jogo foi trocada por outra.
   *[other] { $count } linhas de jogo foram trocadas por outra.
}
statistics-longest = { $hours ->
    [0] A maior espera por uma escolha foi menor que 1 h.
   *[other] A maior espera por uma escolha foi de { $hours } h.
}
help-files-name = Arquivos
help-files = **Quando um arquivo não abre**
    1. `/campaign export` faz os arquivos que `/campaign import` abre. Nenhum outro serve.
    2. Um arquivo de versão mais nova abre depois que este bot for atualizado; o arquivo não muda.
    3. Um arquivo lacrado só abre com o bot que o fez.
    4. Um arquivo danificado não tem conserto aqui: exporte de novo ou peça um anterior.
    5. No máximo 10 MiB são lidos.

## Que votação o jogo espera

error-vote-open-so-far = O jogo espera a votação sobre o pedido de { $player } (até agora { $agreed } de { $seats }).
care-unread = O que está guardado desta campanha não pode ser aberto. Você pode receber os dados em um arquivo para quem me hospeda, ou arquivar a campanha.
care-unread-rows = Tudo o que está guardado desta campanha, lacrado. Quem me hospeda pode examinar.
button-unread-rows = Os dados
