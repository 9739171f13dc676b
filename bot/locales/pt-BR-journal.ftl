## The journal of a campaign

command-campaign-journal = Mostra cada capítulo terminado e o que foi mantido
button-download-journal = Baixar diário
journal-title = **Diário de { $name }** · { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}
journal-chapters = { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}
journal-together = vencidos: { $won }
journal-chapter = Capítulo { $number }
journal-none = O diário começa quando o primeiro capítulo termina.
journal-menu = Abrir um capítulo
journal-won = vencido após { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}.
journal-lost = perdido após { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}.
journal-winner = { $player } venceu com { $total } PV após { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
}.
journal-alt = { $number }: { $chapter }, { $result }
journal-kept-line = Mantido: { $kept }.
journal-players = Jogaram: { $players }.
journal-picture = { $chapter }: primeiro e último tabuleiro, o que decidiu, títulos e o final
journal-file = O diário como pasta: descompacte e abra index.html em um navegador. Não mostra nada oculto.
ending-substitute = Também jogou { $seat }: { $player }, { $count ->
    [1] 1 escolha
   *[other] { $count } escolhas
}.
journal-turned = **O que decidiu**
journal-turned-line = Rodada { $round }: { $what }
journal-chapter-of = Capítulo { $number } de { $count }
journal-began = Como começou
journal-ended = Como terminou
journal-titles = Títulos
