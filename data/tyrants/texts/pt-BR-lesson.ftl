# A primeira partida guiada (data/tyrants/lessons/first_game.yaml).

game-in-a-line = Uns contra os outros · 2 a 4 jogadores. Recrute cartas, envie tropas e domine a Umbreterna.

lesson-aim-title = O que você quer
lesson-aim = Você é Framboesa [A]; Amarela [B] é sua oponente. Vence quem tem mais pontos de vitória (PV), e a maioria vem das regiões do mapa.
lesson-hand-title = Sua mão
lesson-hand = A cada turno você joga suas cinco cartas. Cada carta dá algo para gastar.
lesson-hand-task = Jogue um Soldado.
lesson-hand-done = Agora você tem 1 de Força.
lesson-means-title = Força e Influência
lesson-means = A Força move tropas no mapa, a Influência recruta cartas. O que você não gasta neste turno se perde.
lesson-means-task = Jogue o resto da sua mão.
lesson-means-done = Você tem 4 de Força e 2 de Influência para gastar.
lesson-presence-title = Posicionar com Presença
lesson-presence = Uma tropa custa 1 de Força. Ela vai aonde você tem Presença: onde há tropas suas, ou a um passo delas.
lesson-presence-task = Posicione uma tropa em { $place }.
lesson-presence-done = Todos os espaços de lá são seus: isso é controle total. No fim vale 2 + 2 PV.
lesson-kill-title = Assassinar
lesson-kill = Com 3 de Força você mata uma tropa onde tem Presença: 1 PV para o seu salão dos troféus. Tropas neutras (cor branca) não são de ninguém, e você também pode matá-las.
lesson-kill-task = Assassine a tropa amarela em { $place }, onde há empate.
lesson-kill-done = Agora você tem mais tropas lá e controla a região: 3 PV.
lesson-recruit-title = Recrutar
lesson-recruit = A Influência recruta cartas melhores. Elas chegam à sua mão mais tarde, e também valem PV.
lesson-recruit-task = Recrute { $card } por 2 de Influência.
lesson-recruit-done = Ela está na sua pilha de descarte. Depois de embaralhada, dará 2 de Influência a cada vez.
lesson-promote-title = Promover
lesson-promote = { $card } promove uma carta quando seu turno acaba. Cartas promovidas saem do deck e valem mais PV.
lesson-promote-task = Termine seu turno e promova um Soldado.
lesson-promote-done = O Soldado está no seu círculo interno: 1 PV. Depois Amarela voltou a { $place } com duas tropas.
lesson-crown-title = Coroas
lesson-crown = Uma região com coroa, como { $place }, rende durante a partida. O controle dá 1 de Influência a cada turno, e o controle total também PV.
lesson-score-title = Como acaba
lesson-score = A partida acaba quando os quartéis de alguém ou o deck de mercado ficam vazios. Então contam regiões, troféus e cartas.
lesson-end = Você conhece um turno inteiro: jogue cartas, posicione e assassine, recrute, termine o turno. Amarela tem mais tropas em { $place }; no próximo turno você poderia matar de novo.
