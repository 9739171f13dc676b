# Names of threads: at most 100 characters, without marks for bold
thread-name = { $game } · { $name }
thread-name-state = { $name } · { $state }
thread-turn = { $player }’s turn
thread-asked = waiting for { $player }
thread-several = { $count } to answer
thread-paused = paused
thread-vote = vote
thread-over = over
