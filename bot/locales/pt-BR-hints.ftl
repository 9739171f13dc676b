# [Dica]: o que escolher e por quê.

more-hint = Dica
hint-title = **Dica: { $choice }**
hint-even-title = **Dica: as duas valem o mesmo**
hint-even = { $choice } e { $second } ficam iguais no fim do seu turno.
hint-better = +{ $gain } no fim do seu turno, em comparação com { $second }.
hint-more = { $source } +{ $gain }
hint-less = { $source } −{ $gain }
hint-what-counts = O que você pode ver:
hint-no-reason = Nenhum fato do tabuleiro se destaca.
hint-compared = -# Joguei cada opção até o fim do seu turno, distribuindo de novo as cartas ocultas. Os números são o seu ganho menos a média dos seus rivais. A posição estima o que seus lugares rendem depois.
hint-habit = -# É o hábito do piloto automático, não uma comparação. Ele só sabe o que você pode ver.
error-hints-off = { $learners ->
    [yes] Aqui as dicas são para quem terminou menos de 3 capítulos deste jogo.
   *[no] As dicas estão desativadas nesta campanha. Quem organiza pode ativá-las em **Configurações**.
}
error-no-hint = Não encontrei uma dica a tempo, e a sua pergunta continua igual. Tente de novo em instantes.
setting-hints = Dicas
setting-hints-usual = O habitual
setting-hints-usual-detail = Sim em jogos cooperativos, não entre rivais
setting-hints-on = Para todos
setting-hints-learners = Para iniciantes
setting-hints-learners-detail = Até terminarem 3 capítulos deste jogo
setting-hints-off = Sem dicas
about-setting-hints = Uma dica diz uma jogada e por quê. Usa só o que pode ver quem a lê.

# O nível do piloto automático na sala.

lobby-level = Nível do piloto automático: **{ $level }**. { $about }.

# [Onde tudo mudou]: as próprias decisões depois de um capítulo.

button-turned = Onde tudo mudou
turned-title = **Onde tudo mudou para você**
turned-point = { $number }. { $round ->
    [0] Você escolheu
   *[other] Rodada { $round }: você escolheu
} *{ $chosen }*. Era melhor *{ $better }*: +{ $gain } no fim daquele turno.
turned-nowhere = Nenhuma escolha sua teria ganho claramente mais no fim do turno.
turned-how = -# Comparei as suas escolhas com outras, pelo que você podia ver então. O que se ganha mais tarde não conta.
