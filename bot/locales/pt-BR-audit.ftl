## O que os moderadores de um servidor fizeram

button-server-audit = O que os moderadores fizeram
server-audit-title = **O que os moderadores fizeram aqui: { $count }.** O mais recente vem primeiro. Cada linha é apagada após 90 dias.
audit-line = { $when }, { $moderator }: { $what }
audit-former = alguém que não está mais
audit-deleted = uma mesa apagada (número { $number })

audit-pause = colocou { $table } em pausa.
audit-resume = encerrou a pausa de { $table }.
audit-longer = aumentou a pausa de { $table }.
audit-archive = guardou { $table }.
audit-unarchive = recuperou { $table }.
audit-appoint = pôs { $player } para organizar { $table }.
audit-turn-message = enviou de novo a mensagem de turno de { $table }.
audit-answer = respondeu pelo lugar { $seat } de { $table }.
audit-autopilot-answer = deixou o piloto automático responder pelo lugar { $seat } de { $table }.
audit-back = levou { $table } de volta ao último salvamento.
audit-move = moveu { $table } para outro tópico.
audit-give = deu o lugar { $seat } de { $table } a { $player }.
audit-lend = emprestou o lugar { $seat } de { $table } a { $player }.
audit-open = abriu o lugar { $seat } de { $table }.
audit-autopilot-on = ligou o piloto automático no lugar { $seat } de { $table }.
audit-autopilot-off = desligou o piloto automático do lugar { $seat } de { $table }.
audit-accept = aceitou { $player } no lugar { $seat } de { $table }.
audit-refuse = recusou { $player } no lugar { $seat } de { $table }.
audit-export = baixou um arquivo aberto de { $table }.
audit-rows = baixou as linhas guardadas de { $table }.
audit-undo = desfez escolhas em { $table }.
audit-reset = voltou { $table } a um momento anterior.
audit-restore = restaurou o que foi desfeito em { $table }.
audit-setting = mudou a regra para desfazer em { $table }.
audit-autopilot = deixou um lugar atrasado de { $table } com o piloto automático.
audit-allow = aprovou um pedido de { $player } em { $table }.
audit-deny = recusou um pedido de { $player } em { $table }.
audit-server-setting = mudou "{ $setting }" nos ajustes do servidor.
audit-server-data = baixou os dados do servidor.
