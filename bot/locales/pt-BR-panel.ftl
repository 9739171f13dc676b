# As cinco zonas de um painel. Cada linha tem 300 px, por isso os rótulos são curtos.

panel-state-mine = **Sua vez** · { $status }
panel-nothing-left = Não há mais nada a fazer. Encerre sua vez.
panel-undo-takes = Desfazer tira: { $choice }
panel-not-asked = **Não é a sua vez**

button-end-turn = Fim
button-undo = Desfazer
button-letters = Letras maiores
panel-letters = As imagens agora têm letras maiores. Em `/me` você muda isso.
button-look = Ver
button-help = ?

row-roll = Role: { $choice }
row-suggested-count = { $count ->
    [1] A sugerida
   *[other] As { $count } sugeridas
}
row-only-lead = Só o que ▶ faz
row-others = Outras: { $count }…
row-nothing-else = Não há mais nada a escolher aqui
row-same-place = Nada nesta linha agora
row-none = { $group }: nada agora
row-none-because = { $group }: { $why }
row-why-none = { $group }: por que não?
row-why-choice = { $choice }: { $why }
row-more = As { $count }
row-another = Outra escolha…
row-parts = Que parte? { $count }

button-undo-table = Desfazer…
button-why = Por que não…
button-rules = Regras
row-why = Por que não…? { $count }
row-look = Ver: { $count }
help-title = **Ajuda com esta imagem**
help-line-lead = ▶ é o que a maioria faz a seguir.
help-line-undo = Desfazer tira sua última escolha.
help-line-roll = Só Rolar lança os dados.
help-line-look = Ver mostra tabuleiro, mão e regras.
help-line-why = Por que não… diz o que falta.
help-line-act = Você também pode digitar com /act.
look-title = O que você quer ver?
look-other = Escolher por { $seat }
panel-next-short = **Depois de você: { $seats }**
panel-will-mention = Uma nova mensagem avisa quando for a sua vez; pode fechar isto.
planned-every-round = Usar estas três em toda rodada
planned-all = Todas as ordens, também por carta…
