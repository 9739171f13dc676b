# O painel depois de uma rolagem
panel-rolled = **{ $outcome }.** { $question }
panel-rolled-end = Encerre sua vez.
panel-what-next = E agora?
button-map = Mapa
panel-next-told = **Depois de você: { $seats }.** Uma nova mensagem avisa você.

# Posts of phases
post-remaining = -# { $what }

# A tip with the first picture
