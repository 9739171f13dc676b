## Relógios para a vida real: fusos horários, ausências, bancos de tempo

me-zone = A sua hora: { $zone }.
me-zone-old = Para você são { $time }. Diga a sua cidade, para eu saber o horário de verão.
me-zone-unknown = Não sei que horas são para você, então não há horário silencioso.
me-vacation = { $days ->
    [1] Os relógios ainda podem esperar por você 1 dia neste ano.
   *[other] Os relógios ainda podem esperar por você { $days } dias neste ano.
}
button-me-time = Tempo
button-me-look = Idioma e imagens
button-me-city = Achar a minha cidade…
button-me-no-city = Esquecer o meu fuso horário
me-city-field = Uma cidade grande por perto, ou o seu país
me-city-which = Qual é a sua hora?
me-city-none = Não conheço essa cidade. Tente uma maior no seu fuso horário, ou o seu país.
me-when_away = Durante a minha ausência
me-when_away-about = Para ausências mais longas que uma vez.
me-when_away-wait = Os relógios esperam, no máximo 7 dias
me-when_away-autopilot = O piloto automático joga por mim
me-when_away-lend = Emprestar os meus lugares: escolha alguém com /me lend
me-when_away-friend = Emprestar os meus lugares a { $player }
me-friend = { $player } recebe os seus lugares durante a sua ausência. Onde não der, joga o piloto automático.
me-friend-who = Escolha a pessoa primeiro: digite `/me lend` e selecione.
me-friend-wrong = Escolha outra pessoa, não um bot nem você.
me-remind = Lembrete
me-remind-half = Na metade do tempo de uma vez
me-remind-off = Nenhum
me-remind-hours = Depois de { $hours } h
me-gone-left = { $autopilots ->
    [0] { "" }
    [1] O piloto automático joga 1 lugar por você.
   *[other] O piloto automático joga { $autopilots } lugares por você.
} { $lent ->
    [0] { "" }
    [1] Você empresta 1 lugar.
   *[other] Você empresta { $lent } lugares.
}
me-gone-waits = Os relógios esperam por você até { $until }.
turn-away-wait = Ausência de { $player } até { $until }; o relógio espera até { $stops }
turn-away-autopilot = Ausência de { $player } até { $until }; joga o piloto automático
turn-away-lent = Ausência de { $player } até { $until }; quem joga é { $friend }
turn-bank = -# Banco de { $player }: restam { $left } h
seat-autopilot-away = Ausência de { $player } até { $until }: o piloto automático joga por { $seat }. Apertar qualquer coisa aqui encerra isso.
acting-organiser = { $player }, faz tempo que quem organiza não passa por aqui. Até a volta, você pode agir no lugar com **/campaign settings** e **/campaign rescue**.
settings-acting = Você age no lugar de { $player }, em silêncio há muito tempo.
setting-pace-bank = Um banco de 3 dias, e 12 h por vez
setting-pace-bank-detail = O tempo que você não usa fica guardado, até 4 dias
lobby-pace-bank = Banco de 3 dias, mais 12 h por vez
lobby-clocks-bank = O seu banco: um lembrete na metade. Quando acaba, o piloto automático joga a vez. Aperte qualquer coisa e você volta.
lobby-clocks-bank-waits = O seu banco: um lembrete na metade. Quando acaba, a mesa decide o que fazer.
setting-weekends = Fins de semana
setting-weekends-count = Contam como os outros dias
setting-weekends-off = Os relógios param
lobby-weekends = Os relógios param nos fins de semana.
setting-lobby_days = Uma sala que não enche pergunta
setting-lobby_days-7 = Após 7 dias, fecha após 21
setting-lobby_days-3 = Após 3 dias, fecha após 9
setting-lobby_days-14 = Após 14 dias, fecha após 42
setting-starts-soon = Sozinho, após 2 horas
setting-between_days = Sem capítulo novo, termina após
setting-between_days-21 = 21 dias
setting-between_days-10 = 10 dias
setting-between_days-60 = 60 dias
setting-pause_days = Uma pausa dura
setting-pause_days-14 = 14 dias
setting-pause_days-7 = 7 dias
setting-pause_days-30 = 30 dias
setting-sleeps = O jogo dorme se ninguém apertar nada durante
setting-sleeps-4 = O tempo de 4 vezes
setting-sleeps-8 = O tempo de 8 vezes
setting-sleeps-16 = O tempo de 16 vezes

parameter-me-city = Cidade ou país com a sua hora
parameter-me-lend = Pessoa que joga nos seus lugares na sua ausência
turn-away = Ausência de { $player } até { $until }
