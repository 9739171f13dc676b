# Planos de um turno: o que um jogador quer fazer antes que ele comece.

button-plan = Planejar meu turno
button-plan-mine = Meu plano
button-plan-use = Jogar este plano
button-plan-stop = Não jogar
button-plan-end = Depois encerrar meu turno
button-plan-no-end = Não encerrar meu turno
button-plan-drop = Apagar o plano
plan-title = **Planeje o turno de { $seat }**
plan-board = -# O tabuleiro é o do início do turno de { $seat }.
plan-board-phase = -# O tabuleiro é o de depois da última fase.
plan-step = { $number }. { $choice }
plan-steps-before = … { $count ->
    [1] 1 passo antes
   *[other] { $count } passos antes
}
plan-then-end = Encerrar o turno
plan-ready = **Seu turno será jogado assim.** Ele para no primeiro passo que não se encaixa mais.
plan-not-now = Você não pode planejar seu turno agora. Tente de novo quando o próximo turno começar.
plan-ends-chance = Os dados ou um baralho embaralhado decidem o que vem depois, então o plano termina aqui.
plan-ends-card = Aqui uma carta é revelada, então o plano termina com este passo.
plan-ends-turn = Aqui seu turno termina.
plan-ends-others = Aqui outros jogadores precisam escolher algo, então o plano termina.
plan-ends-long = Um plano tem no máximo 20 passos.
plan-stop-if = Parar se um destes lugares mudar
plan-private = -# Só você vê isto. Nada foi jogado ainda.
plan-gone = Isso não é possível aqui.
plan-other = Seu plano mudou desde então. É assim que ele está agora.
plan-dropped = Seu plano foi apagado.
plan-stopped-played = Seu plano foi jogado: { $done ->
    [1] 1 passo
   *[other] { $done } passos
}. Continue daqui.
plan-stopped-place = Seu plano não foi jogado, porque { $place } mudou.
plan-stopped-question = Seu plano parou no passo { $step } de { $count }, porque outra pergunta veio antes: { $choice }
plan-stopped-gone = Seu plano parou no passo { $step } de { $count }. Isto não é mais possível: { $choice }
plan-stopped-changed = Seu plano parou no passo { $step } de { $count }. Isto agora significa outra coisa: { $choice }
plan-stopped-revealed = Seu plano parou no passo { $step } de { $count }, porque saíram dados ou uma carta. Viria: { $choice }
plan-stopped-over = Seu plano parou no passo { $step } de { $count }, porque o turno tinha acabado.
told-plan = { $seat } joga um turno planejado
post-turn-planned = **{ $seat } jogou** ({ $player }, como planejado)
post-seat-planned = **{ $seat } { $figure }** (como planejado)
