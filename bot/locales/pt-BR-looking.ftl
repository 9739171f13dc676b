## Procurar uma mesa

parameter-tables-looking = Diga o que quer jogar e receba uma proposta de mesa
button-seek = Procurar uma mesa
button-seek-stop = Parar de procurar
button-seek-avoid = Pessoas a evitar
looking-title = **Procurar uma mesa**
looking-nothing = Escolha os jogos que você quer jogar.
looking-now = Você procura { $games } até { $until }.
looking-hours = Você costuma responder em { $count ->
    [1] 1 hora
   *[other] { $count } horas
} do dia.
looking-hours-unknown = Ainda não sei quando você costuma responder. Aprendo enquanto você joga, e antes não proponho nada.
looking-how = Quando há gente que combina, cito vocês numa mensagem neste canal. Elas têm o mesmo ritmo e pelo menos três horas em comum com você.
looking-games = Jogos
looking-pace = Ritmo
looking-players = Número de jogadores
looking-players-exact = { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}
looking-players-range = De { $fewest } a { $most }
looking-no-writing = Não posso escrever neste canal. Procure uma mesa em outro.
looking-stopped = Você não procura mais uma mesa.
looking-joined = Você tem um lugar em { $name }: { $thread }
looking-declined = Feito: ninguém pergunta mais. Procure uma mesa de novo quando quiser.
looking-over = Esta proposta terminou. Você pode procurar uma mesa.
looking-for-others = Esta mesa foi proposta a outras pessoas. Você pode procurar uma.
proposal-title = **Uma mesa de { $game } para { $count ->
    [1] 1 jogador
   *[other] { $count } jogadores
}?**
proposal-people = { $players } procuram uma mesa. Ritmo: { $pace }
proposal-hours = Todos vocês costumam responder entre { $first } e { $last }.
proposal-hours-some = Horas habituais em comum: { $count }
proposal-how = Aperte **Entrar**: o primeiro aperto abre a mesa, os outros dão um lugar. Pode ser aceita até { $until }.
proposal-open = A mesa está aberta: { $thread }. **Entrar** dá um lugar a você.
proposal-ended = Esta proposta de mesa terminou.
me-avoid = Não me propor mesas com estas pessoas
me-avoid-saved = Salvo: { $count ->
    [0] você não evita ninguém
    [1] nenhuma mesa é proposta a você com esta pessoa
   *[other] nenhuma mesa é proposta a você com estas { $count } pessoas
}. Só você vê isto.
