# Mensajes que cuentan una ronda entera.

post-round-so-far = **Ronda { $number }**
post-turns = **Turnos**
post-part = **{ $what }**
post-in-round = { $what }, ronda { $number }
post-seat = **{ $seat } { $figure }**
post-seat-autopilot = **{ $seat } { $figure }** (piloto automático)
setting-posts = Mensajes
setting-posts-round = Uno por ronda
setting-posts-turn = Uno por turno
