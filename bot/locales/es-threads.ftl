# Nombres de hilos: como mucho 100 caracteres, sin marcas de negrita
thread-name = { $game } · { $name }
thread-name-state = { $name } · { $state }
thread-turn = turno de { $player }
thread-asked = falta { $player }
thread-several = faltan { $count }
thread-paused = en pausa
thread-vote = votación
thread-over = acabada
