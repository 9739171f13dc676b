# O que a mensagem da vez diz do jogo.

turn-since-own = **Desde a sua última vez**, { $when }
turn-quiet = Nada mudou o jogo desde a sua última vez, { $when }.
turn-did = { $seat }: { $did }.
turn-asleep = -# Dormindo. Nenhum prazo corre até alguém apertar algo.
turn-due = -# Prazo: { $due }
turn-strip-vp = **PV à vista:** { $seats }
turn-strip-life = **Vida:** { $seats }
turn-strip-monsters = **Monstros na masmorra:** { $seats }
turn-strip-cards = **Cartas na mão:** { $seats }
turn-strip-seat = { $name } **{ $count }**
turn-strip-seat-changed = { $name } **{ $count }** ({ $change })
button-last-post = A última

post-close = **Cuidado:** { $what }
