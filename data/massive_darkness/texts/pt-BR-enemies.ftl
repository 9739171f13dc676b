# O que os Inimigos fazem: surgir, a Fase dos Inimigos, Contra-Ataques; Eventos e o fim da Rodada.

enemies-spawn = Surge em { $zone }: { $enemy }, { $figures }.
enemies-spawn-equipped = Surge em { $zone }: { $enemy }, { $figures }, com { $card }.
enemies-no-miniatures = { $enemy }: faltam miniaturas. A carta é descartada.
enemies-stands-up = De pé em { $zone }: { $enemy }.
enemies-moves = Seta { $number }: { $enemy }, de { $start } para { $end }.
enemies-strikes-pillar = Ataque de { $enemy } contra o Pilar em { $zone }.
enemies-reinforces = { $enemy } em { $zone } chama reforços.
enemies-first-player = A ficha de Primeiro Jogador passa para { $hero }.

ask-enemies-next = Qual Inimigo é ativado agora?
ask-enemies-next-phase = Fase dos Inimigos: qual Inimigo é ativado agora?
ask-enemies-next-counterattack = Contra-Ataque: qual Inimigo é ativado agora?
ask-enemies-target = Vários estão empatados: quem o Inimigo ataca?
ask-enemies-goal = Vários Heróis estão empatados: na direção de quem o Inimigo move?
ask-enemies-way = Vários caminhos são igualmente curtos: para qual Zona o Inimigo move?
ask-enemies-agent = Qual Agente chama reforços agora?
ask-enemies-token = Em qual ficha de Nível o Inimigo surge?
enemies-choice = { $enemy } em { $zone }
enemies-hero = { $hero } em { $zone }
enemies-hero-life = Vida { $life } de { $most }
enemies-pillar = Pilar em { $zone }
enemies-zone = Zona { $zone }

event-drawn = { $hero } compra o Evento { $card }.
event-no-token = Não há ficha de Nível para isso: nada acontece.
event-nobody = Não há um Inimigo assim: nada acontece.
event-treasure = Tesouro em { $zone }: mais { $count }.
ask-event-enemy = Qual Inimigo o Evento atinge?
