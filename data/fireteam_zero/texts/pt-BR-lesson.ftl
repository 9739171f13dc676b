# A primeira partida guiada (data/fireteam_zero/lessons/first_game.yaml).

game-in-a-line = Juntos · 1 a 4 jogadores. Soldados contra monstros, com cartas que são sua vida.

lesson-aim-title = O que você quer
lesson-aim = Você é Abe [A]; { $don } está com você. Complete os dois objetivos, { $first } e { $second }, e chegue ao local de saída.
lesson-attack-title = Atacar
lesson-attack = Na sua vez você se move e faz uma ação, em qualquer ordem. Você pode atirar numa criatura à vista.
lesson-attack-task = Ataque a criatura em C6: { $enemy }.
lesson-attack-done = São precisos 3 acertos para matá-la. Agora escolha com o que atirar.
lesson-cards-title = Uma mão para tudo
lesson-cards = Suas cartas são munição, reações e vida: gaste poucas. Cada uma rola dados, e os acertos são contados.
lesson-cards-task = Jogue só { $card }.
lesson-cards-done = 4 acertos: ela cai. Matar com no máximo um acerto a mais dá uma amostra: 1 de 7 para { $goal }.
lesson-move-title = Mover-se juntos
lesson-move = Seus especialistas Henry e Patty vão com você e ajudam: com Patty, procurar é uma ação livre. Você ainda pode mover 2.
lesson-move-task = Mova-se para C6 com os dois especialistas.
lesson-move-done = Vocês três estão junto ao marcador de entrada.
lesson-search-title = Procurar
lesson-search = Marcadores no mapa escondem ajuda, problemas ou o que a missão pede. Procura-se uma vez em cada um.
lesson-search-task = Procure aqui.
lesson-search-done = { $found }: { $goal } está pela metade.
lesson-reaction-title = Reações
lesson-reaction = Na vez dos outros, algumas cartas suas podem ajudá-los. Você sempre pode guardá-las.
lesson-reaction-task = Termine seu turno e responda que não reage.
lesson-reaction-done = { $don } jogou seu turno e se juntou a você. Agora agem as criaturas.
lesson-threat-title = A fase de ameaça
lesson-threat = Cada criatura anda até um herói e ataca, e os jogadores escolhem a ordem. O marcador de ameaça anda a cada rodada; cada quarto espaço acrescenta uma ameaça.
lesson-threat-task = Ative a criatura em B4: { $enemy }.
lesson-threat-done = Você foi atingido: 1.
lesson-life-title = As cartas são sua vida
lesson-life = Para cada acerto você descarta uma carta. Sem cartas suficientes você é nocauteado.
lesson-life-task = Descarte a carta de que menos precisa.
lesson-life-done = Restam 3 cartas. Na próxima rodada você compra de novo até ter 5.
lesson-coin-title = A moeda da sorte
lesson-coin = Um nocaute vira a moeda da sorte de cara para coroa. Outro, com coroa à mostra, perde a missão.
lesson-end = Você conhece uma rodada: mova-se e aja, procure, guarde cartas para reações e vida. Uma missão de verdade segue assim até completar os dois objetivos.
