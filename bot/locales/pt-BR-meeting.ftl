## Jogar juntos em um horário

more-together = Jogar juntos em um horário
meeting-title = **Quando vocês jogam juntos?** Os horários são os do seu fuso. O servidor ganha um evento, e cada pessoa o vê no seu.
meeting-day = O dia
meeting-hour = A hora
meeting-past = Esse horário já passou. Escolha um mais tarde.
meeting-zone = Ainda não sei o seu fuso horário. Diga uma cidade e escolha de novo **Jogar juntos em um horário**.
meeting-private = Esta mesa é privada, e o servidor todo veria o evento. Combinem o horário no tópico.
meeting-permission = Não posso criar eventos aqui. Peça a um moderador que dê ao meu cargo **Criar eventos** nos ajustes do servidor.
meeting-on = Vocês jogam juntos em { $begins }.
meeting-none = Nenhum horário está marcado.
meeting-planned = Todos jogam juntos em { $begins }. Marque o evento para o Discord avisar você.
meeting-off = A partida em conjunto de { $begins } foi cancelada.
meeting-gone = O evento de { $begins } foi apagado, então a partida em conjunto foi cancelada.
meeting-name = { $name }: jogar juntos
meeting-about = Os turnos são jogados um após o outro. Todos podem assistir: { $place }
button-meeting-plan = Marcar { $when }
button-meeting-off = Cancelar
button-meeting-event = Ver o evento
