# Lo que hacen los enemigos: desplegarse, la Fase de los enemigos, contraataques; eventos y el final de la Ronda.

enemies-spawn = Se despliega en { $zone }: { $enemy }, { $figures }.
enemies-spawn-equipped = Se despliega en { $zone }: { $enemy }, { $figures }, con { $card }.
enemies-no-miniatures = { $enemy }: faltan miniaturas. La carta se descarta.
enemies-stands-up = En pie en { $zone }: { $enemy }.
enemies-moves = Flecha { $number }: { $enemy }, de { $start } a { $end }.
enemies-strikes-pillar = Ataque de { $enemy } contra el Pilar de { $zone }.
enemies-reinforces = { $enemy } en { $zone } pide refuerzos.
enemies-first-player = La ficha de Primer jugador pasa a { $hero }.

ask-enemies-next = ¿Qué enemigo se activa ahora?
ask-enemies-next-phase = Fase de los enemigos: ¿qué enemigo se activa ahora?
ask-enemies-next-counterattack = Contraataque: ¿qué enemigo se activa ahora?
ask-enemies-target = Hay un empate: ¿a quién ataca el enemigo?
ask-enemies-goal = Varios Héroes están empatados: ¿hacia cuál se mueve el enemigo?
ask-enemies-way = Varios caminos son igual de cortos: ¿a qué Zona se mueve el enemigo?
ask-enemies-agent = ¿Qué Heraldo pide refuerzos ahora?
ask-enemies-token = ¿Junto a qué ficha de Nivel se despliega el enemigo?
enemies-choice = { $enemy } en { $zone }
enemies-hero = { $hero } en { $zone }
enemies-hero-life = Vida { $life } de { $most }
enemies-pillar = Pilar en { $zone }
enemies-zone = Zona { $zone }

event-drawn = { $hero } roba el Evento { $card }.
event-no-token = No hay ficha de Nivel para ello: no pasa nada.
event-nobody = No hay tal enemigo: no pasa nada.
event-treasure = Tesoro en { $zone }: { $count } más.
ask-event-enemy = ¿A qué enemigo alcanza el Evento?
