# Primeiras partidas guiadas: /learn e /demo.

command-learn = Aprenda um jogo jogando: um primeiro turno guiado
parameter-learn-game = O jogo que você quer aprender
command-demo = Veja o que é o Emberkeep e experimente um turno

learn = **Aprenda jogando.** Cada lição é um turno de verdade com pilotos automáticos. Só você vê, e pode parar quando quiser.
demo = **O Emberkeep conduz longos jogos de tabuleiro no Discord**, um turno de cada vez. Ele guarda o tabuleiro, as regras e os pontos. Experimente:
learn-game = **{ $game }**
    { $about }
button-learn = Aprender
button-learn-on = Continuar aprendendo
button-learn-again = Aprender de novo
button-play-easiest = Jogar com piloto automático
learn-step = **Passo { $number } de { $count }: { $title }**
learn-end-title = **{ $game }: você já sabe jogar**
learn-chosen = Feito: { $choice }
learn-task = **Sua tarefa:** { $task }
learn-asked = -# Agora: { $question }
learn-astray = Você pode continuar, mas aqui a tarefa não é mais possível. **Preparar de novo** a traz de volta: { $task }
learn-menu-task = { $count ->
    [1] 1 maneira de fazer isso
   *[other] { $count } maneiras de fazer isso
}
learn-menu-other = Ou outra coisa: { $count ->
    [1] 1 opção
   *[other] { $count } opções
}
learn-menu-group = { $count ->
    [1] 1 opção
   *[other] { $count } opções
}
learn-groups = Ou outra coisa: { $count ->
    [1] 1 opção
   *[other] { $count } opções
}
learn-several = Escolha de { $fewest } a { $most }
button-next = Próximo
button-lesson-back = Voltar
button-lesson-skip = Pular
button-lesson-again = Preparar de novo
button-all-lessons = Todos os jogos
button-lesson-other = Outra…
button-lesson-task = A tarefa
