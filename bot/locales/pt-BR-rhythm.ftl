# O que um saguão diz sobre as horas de seus jogadores.

lobby-rhythm = Estas { $count } pessoas costumam jogar das { $first } às { $last }: cerca de { $turns } turnos por dia.
lobby-rhythm-any = Estas { $count } pessoas jogam a qualquer hora: cerca de { $turns } turnos por dia.
