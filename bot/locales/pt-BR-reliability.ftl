## Quão confiáveis as pessoas são

reliability = { $begun ->
    [0] nada começado aqui nos últimos 90 dias
   *[other] terminou { $finished } de { $begun }
}{ $wait ->
    [unknown] {""}
    [days] { $days ->
        [1] , costuma responder em um dia
       *[other] , costuma responder em { $days } dias
    }
   *[hours] { $hours ->
        [1] , costuma responder em uma hora
       *[other] , costuma responder em { $hours } horas
    }
}{ $count ->
    [0] {""}
    [1] , assumiu um lugar
   *[other] , assumiu { $count } lugares
}
reliability-of = **{ $player }**: { $record }
reliability-title = **Jogadores de { $name }, nos últimos 90 dias aqui**
reliability-nobody = Ninguém tem lugar ainda.
reliability-hidden = { $name } não mostra como os jogadores respondem. A organização pode mudar isso nos ajustes.
button-reliability = Confiabilidade
stats-reliability = Nos últimos 90 dias: { $record }
setting-reliability = Confiabilidade dos jogadores
setting-reliability-hidden = Não é mostrada
setting-reliability-shown = Qualquer um pode ler
setting-joins = Quem pode entrar
setting-joins-anyone = Qualquer pessoa
setting-joins-finished = Quem já terminou um capítulo
error-not-finished = Esta mesa pede quem já terminou um capítulo neste servidor. /tables mostra outras.
stats-rating = Pontuação em { $game }: { $skill }, certamente entre { $low } e { $high }, após { $count ->
    [1] 1 partida pontuada
   *[other] { $count } partidas pontuadas
}
button-me-people = Outras pessoas
me-rated = Pontuação em jogos competitivos
me-rated-about = Por servidor, só com quem também quer. Só você a vê, em /stats.
me-rated-no = Sem pontuação
me-rated-yes = Mostrar uma pontuação para mim
turn-foretold = A seguir: { $player }, prepare-se
me-ahead = Avisar antes do meu turno
me-ahead-about = Quando quem joga antes de você começa o turno, em vez de um lembrete no seu.
me-ahead-no = Não avisar
me-ahead-yes = Avisar
