## Lo que hicieron los moderadores de un servidor

button-server-audit = Qué hicieron los moderadores
server-audit-title = **Lo que hicieron aquí los moderadores: { $count }.** Primero lo más reciente. Cada línea se borra a los 90 días.
audit-line = { $when }, { $moderator }: { $what }
audit-former = alguien que ya no está
audit-deleted = una mesa borrada (número { $number })

audit-pause = puso en pausa { $table }.
audit-resume = terminó la pausa de { $table }.
audit-longer = alargó la pausa de { $table }.
audit-archive = guardó { $table }.
audit-unarchive = recuperó { $table }.
audit-appoint = puso a { $player } a organizar { $table }.
audit-turn-message = envió otra vez el mensaje de turno de { $table }.
audit-answer = respondió por el puesto { $seat } de { $table }.
audit-autopilot-answer = dejó que el piloto automático respondiera por el puesto { $seat } de { $table }.
audit-back = llevó { $table } a su último guardado.
audit-move = movió { $table } a otro hilo.
audit-give = dio el puesto { $seat } de { $table } a { $player }.
audit-lend = prestó el puesto { $seat } de { $table } a { $player }.
audit-open = abrió el puesto { $seat } de { $table }.
audit-autopilot-on = activó el piloto automático en el puesto { $seat } de { $table }.
audit-autopilot-off = quitó el piloto automático del puesto { $seat } de { $table }.
audit-accept = aceptó a { $player } para el puesto { $seat } de { $table }.
audit-refuse = rechazó a { $player } para el puesto { $seat } de { $table }.
audit-export = se llevó un archivo abierto de { $table }.
audit-rows = se llevó las filas guardadas de { $table }.
audit-undo = deshizo elecciones en { $table }.
audit-reset = devolvió { $table } a un momento anterior.
audit-restore = restauró lo deshecho en { $table }.
audit-setting = cambió la regla para deshacer en { $table }.
audit-autopilot = dejó un puesto atrasado de { $table } al piloto automático.
audit-allow = aprobó una petición de { $player } en { $table }.
audit-deny = rechazó una petición de { $player } en { $table }.
audit-server-setting = cambió "{ $setting }" en los ajustes del servidor.
audit-server-data = se llevó los datos del servidor.
