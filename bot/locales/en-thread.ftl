# Posts that tell a whole round.

post-round-so-far = **Round { $number }**
post-turns = **Turns**
post-part = **{ $what }**
post-in-round = { $what }, round { $number }
post-seat = **{ $seat } { $figure }**
post-seat-autopilot = **{ $seat } { $figure }** (autopilot)
setting-posts = Posts
setting-posts-round = One for each round
setting-posts-turn = One for each turn
