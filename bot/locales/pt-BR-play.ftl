## O cartão da vez

turn-title = **{ $player }, é a sua vez** com { $seat }
turn-title-nobody = **Esperando { $seat }** ({ $player })
turn-since = -# Desde { $since }
turn-begun = -# Esta vez já começou.
turn-after = A seguir: { $seat }
turn-vote = O jogo espera até a mesa responder.
reaction-title = **{ $question }** Falta uma resposta fora da vez.
    Pode responder: { $seats }
card-ordered = -# { $seat }: { $choice } (ordem permanente)
card-ordered-sealed = -# { $seat } respondeu (ordem permanente)
card-closes = -# Termina { $when }, depois escolho o de costume.
card-closes-usual = -# Termina { $when }, depois: { $choice }.
card-choosing = { $count ->
        [one] -# { $players } está escolhendo agora.
       *[other] -# { $players } estão escolhendo agora.
    }
everyone-title = **Todos escolhem:** { $question }
    { $done ->
        [0] Ninguém escolheu ainda.
        [one] { $done } de { $total } já escolheu: { $chosen }.
       *[other] { $done } de { $total } já escolheram: { $chosen }.
    } Falta escolher: { $waiting }
    -# Revelado quando todos tiverem escolhido.
any-title = **{ $question }** Cada um por si, e ninguém espera pelos outros.
    Pode escolher: { $seats }
table-title = **A mesa escolhe:** { $question }
    Qualquer pessoa da mesa pode escolher: { $seats }
vote-title = **Votação:** { $question }
    Ainda podem votar: { $seats }
vote-tally = { $choice }: { $count ->
        [0] nenhum voto
        [1] 1 voto ({ $names })
       *[other] { $count } votos ({ $names })
    }

button-act-turn = Jogar a vez
button-act-reaction = Responder
button-act-each = Escolher
button-act-any = Escolher
button-act-table = Escolher
button-what-happened = O que aconteceu
button-see-post = Ver a mensagem
post-is-here = [Ir à publicação]({ $link })
button-hand = Mão
button-board = Tabuleiro
button-more = Mais
button-log = Registro
button-back = Voltar

## O painel

panel-state = **{ $seat }** · { $status }
panel-choose = { $count ->
    [1] Escolha uma opção
   *[other] Escolha { $count }
}
panel-or-others = { $first }, ou mais { $count }
panel-choose-range = { $fewest ->
    [0] Escolha até { $most }
   *[other] Escolha de { $fewest } a { $most }
}
panel-group = { $group } { $count }
panel-done = Feito: { $choice }.
panel-final = Feito: { $choice }. { $why ->
    [dice] Os dados rolaram.
    [card] Uma carta nova foi revelada.
   *[turn] Outra pessoa já jogou.
}
panel-handed-over = { $count ->
    [0] O piloto automático continuou.
   *[other] O piloto automático jogou { $played }.
}{ $stops ->
    [yes] { " " }Guardaria o resto.
   *[no] { "" }
}{ $undo ->
    [yes] { "" }
   *[no] { " " }Desfazer exige uma votação.
}
panel-held = Você escolheu { $choice }. Dá para mudar até todos terem escolhido.
panel-confirm = **{ $choice }**? { $why ->
    [dice] Os dados rolam; depois, desfazer depende da mesa.
    [card] Uma carta nova é revelada; depois, desfazer depende da mesa.
   *[turn] A sua vez termina; depois, desfazer depende da mesa.
}
panel-unspent = **Encerrar o turno?** O que sobra se perde: { $left }. Aperte **{ button-end-turn }** de novo ou continue.
panel-lost = Se terminar agora, você perde { $left }.
panel-unplayed = **Encerrar o turno?** { $left }. Aperte **{ button-end-turn }** de novo ou continue.
panel-wasted = **{ $choice }?** { $lost }.
panel-lead-wasted = ▶ { $lost }.
panel-undone = Desfeito: { $choice }.
panel-turn-again = Desfeito. A sua vez recomeça daqui.
panel-turn-over = **Fim da vez.** O relato está no tópico.
panel-goes-on = Ordens e planos respondem a isto. Aviso quando você for necessário; pode fechar isto.
panel-recommended = **Recomendado:** { $choice }: { $reason }.
panel-suggested-set = ▶ { $choice }: { $effect }
panel-leads-to = ▶ { $effect }
panel-no-reaction = Você não tem nada que sirva. A pergunta vem mesmo assim, para que ninguém perceba.
panel-next = Esperando { $seats }. Aviso quando você for necessário; pode fechar isto.
panel-autopilot = O piloto automático joga por { $seat } no seu lugar. Você pode voltar quando quiser.
panel-vote-open = O jogo espera até a mesa responder ao pedido no tópico.
panel-chapter-over = Ninguém precisa escolher nada agora. O tópico mostra como estão as coisas.

choice-none = nada
choice-times = { $choice } ×{ $count }
choice-recommended = recomendado
choice-final-dice = rola dados
choice-final-card = revela uma carta nova
group-other = Outras

button-dice = Rolar
button-anyway = Fazer mesmo assim
button-several = Várias…
button-change = Mudar
button-undo-choice = Desfazer: { $choice }
button-ask-undo = Pedir para desfazer…
button-choose-for = Escolher por { $seat }
button-all-choices = Todas as escolhas

## Digitando

act-several = { $count ->
    [0] Nenhuma escolha combina com "{ $typed }":
    [1] 1 escolha combina com "{ $typed }":
   *[other] { $count } escolhas combinam com "{ $typed }":
}
act-not-done = Não feito: { $why }
act-stopped = { $why ->
    [dice] Parei antes de "{ $link }": os dados rolaram.
    [card] Parei antes de "{ $link }": uma carta nova foi revelada.
    [turn] Parei antes de "{ $link }": a vez acabou.
    [asks] Parei antes de "{ $link }": responda primeiro a isto.
    [held] Parei antes de "{ $link }": outros respondem antes.
    [several] Parei em "{ $link }": aqui pode significar várias coisas.
    [few] Parei em "{ $link }": aqui se escolhe outra quantidade.
    [useless] Não joguei "{ $link }": já não servia.
   *[nothing] Não feito: "{ $link }". Aqui não é possível.
}
act-menu = Qual delas?

## Olhando

hand-title = **{ $seat }, a sua mão**
hand-changed-by-undo = A mesa voltou a um momento anterior: o que você tem está de novo como era então.
hand-none = Você não tem lugar aqui. Você pode assistir pelo tabuleiro.
pile-title = **{ $pile }, { $seat }:** { $count ->
    [0] nada
   *[other] { $count }
}
pile-of = { $seat }: { $cards }
pile-card = { $numbers } { $card }. { $said }
board-title = **{ $name }** após { $n ->
    [0] nenhuma jogada
    [1] 1 jogada
   *[other] { $n } jogadas
}
board-none = { $name } ainda não começou, então não há tabuleiro.
button-in-words = Em palavras
menu-look = Ver outra coisa
picture-board = Tabuleiro
picture-hand = A sua mão
picture-scoring = Pontuação final

catchup-title = { $count ->
    [0] Nada aconteceu desde a sua última vez.
    [1] **1 novidade** desde a sua última vez ({ $when })
   *[other] **{ $count } novidades** desde a sua última vez ({ $when })
}
log-title = { $count ->
    [0] O registro está vazio aqui.
    [1] **O registro:** 1 linha
   *[other] **O registro:** { $count } linhas
}
log-undone = ~~{ $what }~~ desfeito
button-full-log = Registro completo

more-title = O que mais?
more-menu = O que mais você quer fazer?
more-again = Recomeçar esta vez
more-ask-undo = Pedir para desfazer…
more-why = Por que não…
more-time = Preciso de mais tempo
more-rules = Regras
more-orders = Ordens permanentes
more-log = O que aconteceu
more-history = Histórico
more-remind = Enviar um lembrete
more-autopilot = Deixar o piloto jogar
more-settings = Configurações
more-help = Ajuda

## Publicações

post-turn = **{ $seat } jogou** ({ $player })
post-turn-autopilot = **{ $seat } jogou** (piloto automático)
post-autopilots = **O piloto automático jogou**
post-section = **{ $seat }**
post-phase = **{ $phase }**: { $count ->
    [1] fim
   *[other] fim das { $count } fases
}
post-round = **Rodada { $number }**: fim
post-phase-plain = **Até aqui**
post-now = Agora: { $seat }
post-times = { $count }× { $what }
post-folded = e mais { $count }: **Registro**
post-undone = ~~{ $title }~~ desfeito
post-start = **{ $name }: { $chapter } começa.** { $game }.
post-corrected = **Uma regra foi corrigida.** Tudo até aqui vale; a vez recomeça daqui.
post-unsayable = Esta mensagem deu errado comigo. Nada se perdeu: **Registro** conta o que aconteceu.
phase-nothing = Nada mudou no tabuleiro.
button-special-rules = Regras especiais
special-title = **O que este capítulo tem de especial**
special-none = Este capítulo não tem regras especiais.
button-history-from-here = Histórico a partir daqui

## Pessoas

player-autopilot = piloto automático
player-nobody = ninguém ainda
player-former = alguém que jogou antes
seat-and-player = { $seat } ({ $player })

## Ajuda

help = **Emberkeep: jogos de tabuleiro nas pausas do trabalho**
    Regras completas, um tópico para cada campanha. Você joga quando tem um minuto; eu cuido do tabuleiro, das regras e dos pontos.
    1. `/campaign new` abre uma mesa. Os amigos apertam **Entrar**.
    2. Quando é a sua vez, eu menciono você. Aperte **Jogar a vez**.
    3. Um deslize? **Desfazer**. Vai sair? `/me`. Perdeu o fio? **O que aconteceu**. Uma dúvida de regras? `/rule`.
help-first-turn-name = Primeira vez
help-first-turn = **A sua primeira vez**
    1. Eu menciono você no tópico. Aperte **Jogar a vez**; só você vê o painel.
    2. Cada grupo diz quantas escolhas tem; aperte para abrir. O botão azul é o que quase todos fazem em seguida.
    3. O número na frente de um lugar é o número no tabuleiro.
    4. Mais rápido: `/act` e as primeiras letras, como "pos ara"; várias, separadas por vírgulas.
    5. Você pode fechar o painel quando quiser. **Jogar a vez** abre onde estava.
help-undo-name = Desfazer
help-undo = **Voltando atrás**
    1. **Desfazer** volta um passo por vez, até os últimos dados, carta revelada ou jogada de outra pessoa.
    2. Antes de dados, de uma carta revelada ou do fim da vez com algo sobrando, eu pergunto uma vez.
    3. Para voltar mais, a mesa decide: em geral quem perde algo e mais da metade dos lugares.
    4. Nada se apaga: `/history restore` traz de volta o que foi desfeito.
help-deadlines-name = Prazos
help-deadlines = **Prazos**
    1. A mesa tem um ritmo: 24 h por vez, 12 h, 72 h ou sem prazo.
    2. Na metade do tempo eu lembro você 1 vez; no fim, aviso a mesa. Depois fico em silêncio.
    3. **Estou aqui** devolve todo o tempo a você.
    4. Os outros podem deixar o piloto automático jogar por você. **Assumir de novo** devolve o seu lugar quando quiser.
    5. Votações têm todo o tempo; respostas fora da vez, um terço. Uma pausa para tudo.
help-orders-name = Ordens permanentes
help-orders = **Ordens permanentes**
    1. `/orders` define o que respondo por você, para que ninguém espere.
    2. **Sempre assim** faz uma ordem do que é o usual.
    3. **Só nesta rodada** termina com a sua próxima vez.
    4. Cada resposta automática é citada no tópico.
    5. As ordens acabam quando você deixa o lugar.
help-hosting-name = Organizar uma campanha
help-hosting = **Organizar uma campanha**
    1. `/campaign new` abre a mesa, `/campaign settings` mostra o que dá para mudar.
    2. O piloto automático pode ocupar lugares livres; assim uma pessoa sozinha já pode começar.
    3. **Começar** funciona quando todos tiverem confirmado.
    4. `/history` olha para trás, volta e copia uma campanha a partir de qualquer momento.
    5. `/campaign export` entrega a campanha em 1 arquivo.
help-pictures-name = Imagens e leitores de tela
help-pictures = **Imagens e leitores de tela**
    1. Cada imagem tem descrição, e cada publicação diz o mesmo em palavras.
    2. `/board words:true` mostra todo o tabuleiro em palavras.
    3. Lugares têm cor, forma e letra; os textos usam a letra.
    4. Os locais mantêm o seu número por toda a campanha.
