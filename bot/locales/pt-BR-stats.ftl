## /stats

command-stats = Mostra os seus números neste servidor, ou os do servidor
parameter-stats-server = Os números do servidor em vez dos seus
button-stats-show = Mostrar aqui
button-stats-own = Seus números
button-stats-server = Este servidor
stats-own = **Seus números neste servidor**
stats-of = **Números de { $player } neste servidor**
stats-private = Só você vê isto. **Mostrar aqui** publica neste canal.
stats-none = Você ainda não terminou nenhum capítulo aqui.
stats-own-game = **{ $game }**: { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}, vencidos: { $won }
stats-favourites = Quase sempre como { $names }
stats-titles = Títulos: { $names }
stats-answers = Tempo de resposta usual: { $hours } h { $minutes } min
stats-server = **Este servidor**
stats-campaigns = { $playing ->
    [1] 1 campanha
   *[other] { $playing } campanhas
} em jogo, terminadas: { $over }
stats-completion = Iniciadas nos últimos 90 dias: { $count }, terminadas: { $percent } %
stats-chapters = { $count ->
    [1] 1 capítulo
   *[other] { $count } capítulos
}
stats-matches = { $count ->
    [1] 1 partida
   *[other] { $count } partidas
}
stats-won = vencidos: { $won } de { $count }
stats-finished = terminadas
stats-records = Recordes
stats-most-vp = Mais PV em { $game }
stats-record = { $player } com { $total } PV
stats-no-writing = Você não pode escrever aqui, então nada foi publicado.
