## Quando algo dá errado: o que é, depois o que é possível.

error-stale = Este botão é de um momento anterior. O jogo já avançou; aqui está o atual.
error-not-ours = Não conheço este botão ou menu: talvez seja de uma versão anterior minha. `/act` e `/help` mostram o que existe agora.
error-double = Já recebi essa escolha: { $choice }.
error-not-turn = Agora é a vez de { $seat } ({ $player }). Enquanto isso, você pode ver o tabuleiro e o registro.
error-illegal = { $choice } não é possível agora. { $count ->
    [0] Não há outras escolhas.
    [1] Há 1 outra escolha possível.
   *[other] Há { $count } outras escolhas possíveis.
}
error-no-match = Não encontrei nenhuma escolha para "{ $typed }". Mais próximas: { $nearest }.
error-no-match-at-all = Não encontrei nenhuma escolha para "{ $typed }". O painel mostra todas.
error-pick-exactly = Escolha exatamente { $count }; você escolheu { $chosen }.
error-pick-range = Escolha de { $fewest } a { $most }; você escolheu { $chosen }.
error-no-campaign = Não há campanha neste canal.
error-no-pictures = Não posso anexar imagens neste canal, então aqui está o tabuleiro em palavras. A moderação pode me dar a permissão **Anexar arquivos** aqui.
error-not-drawn = Não foi possível desenhar a imagem; aqui está o tabuleiro em palavras.
board-rest = O resto: **Tabuleiro**
error-nothing-to-undo = Não há nada seu para desfazer aqui. Para voltar mais, peça à mesa.
error-own-fault = Algo deu errado do meu lado; o seu jogo está como antes. Se acontecer de novo, relate o número { $report }.
error-database = Meu banco de dados não responde no momento. Tudo o que foi salvo está seguro; tente de novo em um minuto e você verá se isto ainda precisa ser feito.
error-thread-locked = Este tópico está trancado. A moderação pode destrancar; depois sigo.
error-thread-asleep = Este tópico estava dormindo; já o acordei.
error-thread-gone = O tópico desta campanha sumiu, a campanha não.
error-thread-forbidden = Não posso publicar aqui. Dê-me **Enviar mensagens em tópicos**; depois sigo.
error-thread-full = O Discord não permite mais tópicos abertos. Arquive um; depois sigo.
error-open-full = O Discord não permite mais tópicos abertos neste servidor. Arquive um para { $channel } e tente de novo.
error-open-refused = O Discord não permitiu abrir um tópico em { $channel }. Nada foi aberto nem movido. Tente mais tarde.
error-thread-slow = O Discord pede para eu ir mais devagar. A sua escolha está salva; a imagem vem depois.
form-written = Você escreveu: { $text }
error-was-away = Fiquei fora por um momento. Por favor, aperte de novo; nada contou duas vezes.

error-unknown-campaign = Essa campanha não está mais aqui.
error-elsewhere = Essa mesa é jogada em outro servidor. Abra-a lá.
error-no-thread-yet = O tópico desta mesa ainda está sendo aberto. Tente de novo em um minuto.
error-too-many-campaigns = Este servidor tem { $most ->
    [0] 0 campanhas abertas
    [1] 1 campanha aberta
   *[other] { $most } campanhas abertas
}, o máximo que guardo aqui. Outra pode começar quando uma delas terminar.
error-too-fast = Foi mais rápido do que eu consigo acompanhar. Tente de novo em { $seconds ->
    [0] 0 segundos.
    [1] 1 segundo.
   *[other] { $seconds } segundos.
}
error-wrong-stage = { $stage ->
    [lobby] Esta campanha ainda não começou.
    [playing] A partida já começou: ela segue no tópico.
    [between] Isso não é possível entre dois capítulos.
   *[over] Esta campanha terminou.
}
error-not-your-seat = Você não tem lugar nesta campanha. Você pode assistir ou ocupar um lugar livre.
error-seat-taken = Alguém já tem esse lugar. Escolha outro.
error-all-seats-taken = Todos os lugares estão ocupados. Você pode assistir.
error-already-seated = Você já tem o lugar { $seat }.
error-not-organiser = Só { $player } (organização) ou a moderação pode fazer isso.
error-not-ready = Ainda faltam confirmações.
error-unknown-chapter = Esse capítulo não pode ser o próximo.
error-wrong-option = { $name } não pode ficar assim: { $reason }
error-wrong-name = Nada se lê nesse nome, ou ele é longo demais. Escolha outro, como Brasas Baixas.
error-paused = { $why ->
        [reason] { $player } pausou { $name }: "{ $reason }".
        [nobody] { $name } está em pausa, porque ninguém ficou à mesa.
        [endless] { $name } está em pausa, porque o piloto automático não chega ao fim; `/campaign seat` dá o lugar dele a alguém, e então dá para continuar.
        [stuck] { $name } está em pausa, porque um passo não chegava ao fim. Quem organiza pode retomar, ou antes desfazer um passo.
       *[none] { $player } pausou { $name }.
    } Você pode olhar, mas não jogar.
error-put-away = Esta campanha foi arquivada. Dá para recuperar até { $until }
error-seated-organiser = Entre rivais, quem organiza e tem lugar só muda o próprio lugar e os livres. O resto cabe à moderação sem lugar.
error-ask-first = A organização desta campanha aceita quem ocupa um lugar livre. Você pode pedir.
error-application-closed = Esse pedido de lugar já foi respondido.
error-nobody-waited = A mesa não espera por ninguém que eu possa lembrar.
error-too-soon = Isso foi feito { $last }. Próxima vez possível: { $next }.
error-fixed-setting = Isto foi escolhido antes do começo e fica como está.
error-takes-vote = Durante o jogo, isto só muda se a mesa aceitar. Escolha nas configurações, e eu pergunto.
error-vote-open = O jogo espera a resposta da mesa ao pedido de { $player }. Você pode aceitar ou recusar lá.
error-request-closed = Esse pedido já foi decidido.
error-not-concerned = Você não decide este pedido: ele é seu, ou você não tem lugar aqui.
error-seated-moderator = Entre rivais, quem modera e tem lugar só joga.
error-not-stalled = Dá para pedir o piloto automático quando o prazo da vez de outra pessoa acaba.
error-asked-before = Você já estendeu o prazo nesta vez. Os outros podem esperar ou deixar o piloto automático jogar.
error-not-free = Desfazer isso afeta mais gente. Peça à mesa.
error-not-over = Um arquivo aberto só existe depois do fim do capítulo, ou para a moderação sem lugar.
error-seen-in-file = Um arquivo aberto mostra o que está oculto ali. Uma cópia desse momento é distribuída de novo e pode ser jogada.
error-knows-all = Você pegou o arquivo aberto desta partida e viu todas as mãos. Você pode assistir até o fim.
error-own-application = Outra pessoa precisa aceitar o seu pedido: quem organiza ou outra pessoa que modera.
error-wrong-file = { $reason ->
    [size] Este arquivo é grande demais ou dá trabalho demais: no máximo 10 MiB, 64 MiB descompactado e 10 vezes a campanha mais longa que conheço.
    [version] Este arquivo foi feito por uma versão mais nova de mim. Ele não mudou.
    [key] Este arquivo foi lacrado por outro bot, então não consigo ler. Ele não mudou.
    [game] Este arquivo é de um jogo que eu não tenho.
    [content] Este arquivo contém algo impossível, em { $where }. Nada foi criado.
   *[damaged] Este arquivo está danificado, ou não é meu. Nada foi criado.
}
error-too-large-for-file = Esta campanha é longa demais para um arquivo que possa ser importado de novo. Bifurque-a e exporte a cópia, ou peça um backup a quem hospeda o bot.
error-too-many-files = Leio poucos arquivos por vez, e seis por pessoa em uma hora. O próximo, { $next }.
