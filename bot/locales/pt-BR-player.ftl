## Respostas que ninguém aperta, como o relato as conta

told-order = { $seat }: { $choice } (ordem permanente)
told-chosen = { $seat } escolhe pela mesa: { $choice }
told-usual = Como de costume: { $choice }
told-vote = A mesa vota em { $choice } ({ $count ->
    [0] nenhum voto
    [1] 1 voto
   *[other] { $count } votos
})
told-late = { $seat } não respondeu a tempo: { $choice }
told-late-table = Ninguém escolheu a tempo: { $choice }

## Ordens permanentes

button-orders = Ordens permanentes
button-always = Sempre assim
button-save = Salvar
button-this-round = Só nesta rodada
button-clear-all = Limpar tudo
button-more-orders = Mais ordens
button-not-now = Agora não
button-orders-of = Ordens de { $seat }
orders-title = **O que respondo por { $seat }**
orders-none = { $name } não pergunta nada que se possa responder antes.
orders-told = -# Cada resposta automática é citada no tópico. As ordens terminam quando você deixa o lugar.
orders-saved = Salvo. De agora em diante respondo assim por você.
orders-saved-round = Salvo para esta rodada; termina na sua próxima vez.
orders-saved-plan = Salvo só para esta fase; quando ela acabar, volta a valer o que valia antes.
orders-while = { $order } · { $until }
orders-ahead = { $until }: { $orders }.
orders-set = { $order }: { $choice }
orders-cleared = De agora em diante volto a perguntar.
orders-other-cards = Suas cartas ou ordens mudaram desde então; isto é o que vale agora.
orders-always = De agora em diante: { $order }: { $choice }.

panel-voted = Você vota em { $choice }. Dá para mudar até a votação terminar.
panel-elsewhere = { $name } também espera por você: { $thread }

## Por que não

why-title = O que você gostaria de escolher?
why-field = A sua escolha
why-placeholder = Por exemplo: { $choice }
why-others = Você quis dizer outra coisa?
why-unknown = Não conheço nada impossível chamado "{ $typed }". O que é possível está aqui.
button-show-where = Mostrar onde é possível
error-nothing-to-play = O piloto automático não jogaria mais nada por você. Nada mudou; o que você ainda tem é você quem joga.
error-illegal-why = { $why } { $count ->
    [0] Não há outras escolhas.
    [1] Há 1 outra escolha possível.
   *[other] Há { $count } outras escolhas possíveis.
}

## Dicas

tip = -# Dica: { $tip }
tip-numbers = Os números e nomes dos locais são os do tabuleiro e nunca mudam.
tip-groups = Aperte outro grupo para trocar o menu; nada acontece até você escolher.
tip-undo = Desfazer volta um passo, até dados ou cartas.
tip-sure = `/me` tira a confirmação de dados e cartas.
tip-wait = Você pode fechar isto. Eu menciono você.
tip-reaction = Cansou das perguntas? **Sempre assim** cria uma ordem permanente.
tip-act = Mais rápido: `/act` e as primeiras letras, como "pos ara".
tip-return = **O que aconteceu** conta tudo desde a sua última vez.
tip-reminder = `/me` define o horário silencioso e a ausência.
tip-place = `/board place:` mostra um lugar em tamanho grande.

## Regras para consultar

rule-index = **Regras de { $game }**
    Escolha um tema, ou busque por uma palavra, o nome de uma carta ou uma pergunta.
rule-others = { $count ->
    [1] Mais 1 resultado
   *[other] Mais { $count } resultados
}
rule-none = Não encontrei regra nem carta sobre "{ $typed }". Tente outras palavras, ou menos.
rule-which-game = Você pergunta sobre qual jogo?
rule-form = Regras
rule-field = Uma palavra, uma carta ou uma pergunta
button-rules-of = Regras: { $game }
button-all-rules = Todas as regras
button-search = Buscar…

## O que cada pessoa escolhe

me-title = **O que eu digo a você, e como**
me-saved = Salvo.
me-away = Ausência
me-away-here = Estou aqui
me-away-days = { $count ->
    [1] Fora por 1 dia
   *[other] Fora por { $count } dias
}
me-away-unclear = Digite um número de dias até { $most }, ou a data da sua volta, como **28 nov**.
me-gone = A sua ausência vai até { $until }; até lá não mando lembretes. { $count ->
    [0] Nenhuma campanha espera por você agora.
    [1] 1 campanha espera por você e avisa isso.
   *[other] { $count } campanhas esperam por você e avisam isso.
}
button-autopilot-in = Automático em { $name }
me-back = Que bom ter você de volta. Os lembretes voltam também.
me-quiet = Horário silencioso, sem lembretes
me-quiet-usual = 22:00 a 8:00
me-quiet-late = 0:00 a 10:00
me-quiet-none = Nenhum
me-quiet-off = { $hours }: falta a sua hora
me-language = Idioma
me-language-discord = Como no Discord
me-pictures = Imagens
me-pictures-usual = Com imagens
me-pictures-contrast = Alto contraste: claro no preto
me-pictures-large = Letras grandes
me-pictures-words = Só palavras
me-ask = Perguntar antes de dados e revelações
me-ask-yes = Perguntar uma vez
me-ask-no = Seguir direto
me-tips = Dicas
me-tips-on = Mostrar dicas
me-tips-off = Sem dicas
me-tips-again = Todas as dicas de novo

## O que espera

turns-yours = { $count ->
    [0] Nenhuma campanha espera por você.
    [1] **1 campanha espera por você**
   *[other] **{ $count } campanhas esperam por você**
}
turns-waits = • **{ $name }** ({ $game }) espera por { $seats } desde { $since } { $thread }
turns-others = **As suas outras campanhas**
turns-waits-for = • **{ $name }** espera por { $seats } { $thread }
turns-not-playing = • **{ $name }** não está em jogo agora { $thread }

## O que aconteceu

log-now = **Agora:** { $question } { $state }
log-now-others = **Agora:** esperando por { $seats }
button-step-through = Ver passo a passo
button-now = Agora
steps-title = { $number } de { $count } · { $what }
steps-none = Não aconteceu nada que tenha imagem.
button-my-data = Meus dados
button-forget-me = Esquecer-me
button-forget-sure = Esquecer-me para sempre
me-data = Aqui está tudo o que guardo sobre você. O arquivo está em JSON: qualquer editor de texto o abre.
me-forget = **Quer que eu esqueça você?**
    Isso não pode ser desfeito. O que some: suas escolhas, seu nome e seu número em todas as mesas, também nas mensagens que ainda serão enviadas. Nas partidas em andamento, o piloto automático continua nos seus lugares até que alguém os ocupe; nas salas de espera, eles ficam livres.
    O que fica: o que já está no Discord (você pode pedir à moderação que apague) e as cópias de segurança do anfitrião até serem apagadas. O relato das suas partidas fica, com “alguém que jogou antes” no seu lugar.
me-forgotten = Pronto: esqueci você{ $count ->
        [0] .
        [one] , em uma campanha.
       *[other] , em { $count } campanhas.
    } Se usar o bot de novo, você começa como alguém novo.
