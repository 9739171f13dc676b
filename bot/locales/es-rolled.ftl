# El panel tras una tirada
panel-rolled = **{ $outcome }.** { $question }
panel-rolled-end = Acaba tu turno.
panel-what-next = ¿Y ahora?
button-map = Mapa
panel-next-told = **Después de ti: { $seats }.** Te avisará un mensaje nuevo.

# Posts of phases
post-remaining = -# { $what }

# A tip with the first picture
