# Histórico por rodada e vez
history-state = **Histórico** · { $round } · { $turn }
history-round = Rodada { $round }
history-no-round = Antes da rodada 1
history-in-chapter = { $chapter }, { $round }
history-between = Entre as vezes
history-fact = { $ago } · jogada { $n } · o tabuleiro antes dela
history-rounds = Rodada
history-turn-menu = Vez ou fase
history-choice-menu = Uma jogada desta vez
history-turns = { $turns ->
    [1] 1 vez ou fase
   *[other] { $turns } vezes e fases
}, { $count ->
    [1] 1 jogada
   *[other] { $count } jogadas
}
history-choices = { $count ->
    [1] 1 jogada
   *[other] { $count } jogadas
}
button-previous = Antes
button-next-one = Após
button-to-here = Aqui
here-title = **{ $place }**
here-undo = Voltar até lá desfaz { $count ->
    [1] 1 jogada.
   *[other] { $count } jogadas.
}
here-fork = Uma cópia começa em: { $when }
here-export = O arquivo de Exportar contém tudo até agora.
button-export = Exportar
request-to = **Voltar a quando?** { $moment }
