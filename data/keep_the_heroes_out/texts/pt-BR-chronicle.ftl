# Chronicles: clans, rewards and what comes next.
ask-chronicle-after-defeat = Jogar este cenário de novo ou pular?
ask-chronicle-clan = Com que clã você joga?
ask-chronicle-first-loot = Primeira Pilhagem: com que carta da Pilhagem disponível você começa?
ask-chronicle-foreign-card = Pegar para o seu deck uma carta de um clã que ninguém usa?
ask-chronicle-kept-loot = Guardar uma carta de Pilhagem no seu deck?
ask-chronicle-replaced = Que carta inicial ela substitui?
chronicle-nothing = Deixar o deck como está
chronicle-take = Pegar { $card }
chronicle-replace = { $by } no lugar de { $card }
chronicle-clan = { $clan }
chronicle-clan-keep = Manter { $clan }
chronicle-plays = { $plays }
chronicle-pass-over = Pular { $scenario }
chronicle-repeat = Jogar { $scenario } de novo
chronicle-clan-changed = { $clan } joga agora no lugar de { $before }.
chronicle-kept = { $clan }: *{ $card }* no deck inicial, no lugar de *{ $instead_of }*.
chronicle-reward = **Recompensa:** { $reward }
chronicle-score = Este cenário: { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
}. A crônica até aqui: { $score }.
advice-chapter = **Capítulo { $chapter } de 5, cenário { $position } de 4.** Clãs permitidos: { $clans }. Quem tem outro escolhe um quando o cenário começa.
advice-harder = **Mais difícil** com este número de clãs: { $clans }. O piloto automático vence bem menos vezes do que com 2 ou 4.
advice-easier = **Mais fácil** com este número de clãs: { $clans }. O piloto automático vence bem mais vezes do que com 2 ou 4.
score-chronicle = Pontos da crônica
remedy-difficulty = uma dificuldade menor resolve menos cartas de Guilda: veja **Configurações**.
remedy-guard = derrote os heróis que descansam perto do Cofre antes que outros cheguem, e mantenha um monstro no Cofre a partir da onda 2.
