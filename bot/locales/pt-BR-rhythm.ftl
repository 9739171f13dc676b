# O que um saguão diz sobre as horas de seus jogadores.

lobby-rhythm = Nesta mesa ({ $count }) costuma-se jogar das { $first } às { $last }: cerca de { $turns ->
    [one] { $turns } turno por dia.
   *[other] { $turns } turnos por dia.
}
lobby-rhythm-any = Nesta mesa ({ $count }) joga-se a qualquer hora: cerca de { $turns ->
    [one] { $turns } turno por dia.
   *[other] { $turns } turnos por dia.
}
