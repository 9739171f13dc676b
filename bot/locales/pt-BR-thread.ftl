# Mensagens que contam uma rodada inteira.

post-round-so-far = **Rodada { $number }**
post-turns = **Turnos**
post-part = **{ $what }**
post-in-round = { $what }, rodada { $number }
post-seat = **{ $seat } { $figure }**
post-seat-autopilot = **{ $seat } { $figure }** (piloto automático)
setting-posts = Mensagens
setting-posts-round = Uma por rodada
setting-posts-turn = Uma por vez
