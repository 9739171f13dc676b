# Nomes de tópicos: no máximo 100 caracteres, sem marcas de negrito
thread-name = { $game } · { $name }
thread-name-state = { $name } · { $state }
thread-turn = vez de { $player }
thread-asked = falta { $player }
thread-several = faltam { $count }
thread-paused = em pausa
thread-vote = votação
thread-over = encerrada
