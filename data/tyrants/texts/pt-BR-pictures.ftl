# Palavras nas imagens de Tyrants. <nome> é um símbolo na linha; rótulos são curtos e sem ponto final.

picture-to-act = a sua vez
picture-market = Mercado
picture-round = Rodada { $round }
picture-setup = Início
picture-last-round = Última rodada
picture-past = Passado

# A mão particular
picture-your-hand = { $player }: a sua mão
picture-hand-of = { $player }: mão
picture-only-you = só você vê isto
picture-empty-hand = nenhuma carta na mão
picture-played = Jogado nesta vez
picture-promotions-wait = <promote> { $count } no fim da vez
picture-deck = baralho
picture-discard = descarte
picture-inner-circle = círculo interno
picture-troop = quartel
picture-spy = espiões
picture-trophy = troféus
picture-crown = marcadores
picture-vp = fichas de PV
picture-ambition = Ambição
picture-conquest = Conquista
picture-malice = Malícia
picture-guile = Astúcia
picture-obedience = Obediência
picture-no-aspect = Sem aspecto

# Pontuação final
picture-not-over = Os pontos são contados no fim.
picture-wins = { $count ->
    [1] Vitória: { $winners }
   *[other] Vitória dividida: { $winners }
  } ({ $total })
picture-after-rounds = após { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
  }
picture-source-sites = regiões
picture-source-total-control = controle total
picture-source-trophies = troféus
picture-source-deck = baralho
picture-source-inner-circle = círculo interno
picture-source-tokens = fichas
picture-total = Total
picture-place = { $rank }º

# O que uma carta faz, uma instrução por linha
picture-then = { $first }, { $second }
picture-or = ou { $what }
picture-times = { $times ->
    [1] 1 vez
   *[other] { $times } vezes
}: { $what }
picture-step-gain-power = +{ $power } <power>
picture-step-gain-influence = +{ $influence } <influence>
picture-step-gain-both = +{ $power } <power> +{ $influence } <influence>
picture-step-gain-vp-sites-under-total-control = +1 <vp> por <total_control>
picture-step-gain-vp-sites-controlled = +1 <vp> a cada { $per } <control>
picture-step-gain-vp-white-trophies = +1 <vp> a cada { $per } <white> no seu <trophy>
picture-step-gain-vp-control-markers = +1 <vp> por marcador <crown>
picture-step-gain-vp-inner-circle-cards = +1 <vp> a cada { $per } <inner_circle>
picture-step-draw = compre { $times } <draw_card>
picture-step-deploy = <deploy> { $times ->
    [1] 1 tropa
   *[other] { $times } tropas
  }
picture-step-place-spy = infiltre { $times } <spy>
picture-at-presence = { "" }
picture-at-anywhere = { " " }em qualquer lugar <anywhere>
picture-at-that-spy-site = { " " }ali
picture-step-assassinate-enemy = <assassinate> { $times ->
    [1] 1 tropa inimiga
   *[other] { $times } tropas inimigas
  }{ $at }
picture-step-assassinate-white = <assassinate> { $times ->
    [1] 1 tropa branca
   *[other] { $times } tropas brancas
  } <white>{ $at }
picture-step-supplant-enemy = <supplant> { $times ->
    [1] 1 tropa inimiga
   *[other] { $times } tropas inimigas
  }{ $at }
picture-step-supplant-white = <supplant> { $times ->
    [1] 1 tropa branca
   *[other] { $times } tropas brancas
  } <white>{ $at }
picture-step-move-troop = <move> { $times ->
    [1] 1 tropa inimiga
   *[other] { $times } tropas inimigas
  }
picture-step-move-troop-up-to = <move> até { $times ->
    [1] 1 tropa inimiga
   *[other] { $times } tropas inimigas
}
picture-step-return-piece-troop-or-spy = <return> 1 <troop> ou <spy> de outra casa
picture-step-return-piece-spy = <return> 1 <spy> de outra casa
picture-step-promote-at-end-of-turn-other = fim da vez: <promote> { $times ->
    [1] outra carta jogada
   *[other] até { $times } outras cartas jogadas
  }
picture-step-promote-at-end-of-turn-obedience = fim da vez: <promote> 1 <obedience> jogada
picture-step-promote-at-end-of-turn-then-vp = fim da vez: <promote> até { $times ->
    [1] 1 outra carta jogada
   *[other] { $times } outras cartas jogadas
}, depois +1 <vp> a cada { $per } <inner_circle>
picture-step-promote-now-deck-top = <promote> a carta do topo do seu baralho
picture-step-promote-now-discard = <promote> 1 carta da sua pilha de descarte
picture-step-recruit-free-ambition = recrute 1 <ambition> de graça, custo até { $cost }
picture-step-recruit-free-conquest = recrute 1 <conquest> de graça, custo até { $cost }
picture-step-recruit-free-malice = recrute 1 <malice> de graça, custo até { $cost }
picture-step-recruit-free-guile = recrute 1 <guile> de graça, custo até { $cost }
picture-step-recruit-free-obedience = recrute 1 <obedience> de graça, custo até { $cost }
picture-step-give-outcasts-each-opponent = cada rival recebe { $count } <no_aspect> Outcast
picture-step-give-outcasts-chosen-opponent = 1 rival recebe { $count } <no_aspect> Outcast
picture-step-give-outcasts-chosen-opponent-beside-deployed = 1 rival ao lado delas recebe { $count } <no_aspect> Outcast
picture-step-give-outcasts-self = você recebe { $count } <no_aspect> Outcast
picture-step-devour-market-card = você pode <devour> 1 carta do mercado
picture-step-deck-to-discard = baralho vai para o descarte <discard>
picture-step-redeploy-trophies = ponha até { $times ->
    [1] 1 tropa
   *[other] { $times } tropas
} de qualquer <trophy> onde quiser
picture-step-return-this-to-supply = esta carta volta à sua pilha
picture-step-pay-return-own-spy = <return> <spy> seu <becomes> { $then }
picture-step-pay-return-own-spies = <return> quantos <spy> quiser <becomes> para cada um, { $then }
picture-step-pay-devour-hand-card = <devour> 1 carta da mão <becomes> { $then }
picture-step-pay-devour-inner-circle-card = <devour> 1 carta do <inner_circle> <becomes> { $then }
picture-step-pay-discard-hand-card = descarte 1 carta da mão <becomes> { $then }
picture-step-choose-one = { $first } ou { $second }
picture-step-focus-ambition = outra <ambition>: { $then }
picture-step-focus-conquest = outra <conquest>: { $then }
picture-step-focus-malice = outra <malice>: { $then }
picture-step-focus-guile = outra <guile>: { $then }
picture-step-focus-obedience = outra <obedience>: { $then }
picture-step-when-other-player-troop-at-that-spy-site = <troop> de outra casa ali: { $then }
picture-step-when-five-player-trophies = 5 tropas de casas no seu <trophy>: { $then }
picture-step-when-four-inner-circle-cards = 4 cartas no <inner_circle>: { $then }

# Dito no lugar das imagens
picture-alt-more = Tudo em palavras: /board words.
picture-alt-setup = Tyrants of the Underdark, preparação.
picture-alt-round = Tyrants of the Underdark, rodada { $round }.
picture-alt-past-setup = Passado: Tyrants of the Underdark, preparação.
picture-alt-past-round = Passado: Tyrants of the Underdark, rodada { $round }.
picture-alt-turn = Vez de { $seat }, { $power } de Poder, { $influence } de Influência.
picture-alt-choices = Escolhas: { $places }.
picture-alt-changed = Mudou: { $places }.
picture-alt-house = { $seat }: { $vp } PV em fichas, { $sites ->
    [0] nenhuma região
    [1] 1 região
   *[other] { $sites } regiões
  }{ $total ->
    [0] { "" }
   *[other] {" "}({ $total } sob controle total)
  }, quartel { $troops }, espiões { $spies }, troféus { $trophies }.
picture-alt-market = Mercado: { $cards }.
picture-alt-card = { $number } { $card }
picture-alt-hand = { $count ->
    [0] A sua mão está vazia.
    [1] A sua carta: { $cards }.
   *[other] As suas { $count } cartas: { $cards }.
  }
picture-alt-free-cards = { $card } ({ $numbers })
picture-alt-priced-cards = { $card } ({ $numbers }), custo { $cost }
picture-alt-backs = { $count ->
    [0] Nenhuma carta na mão.
    [1] 1 carta, que só quem a tem vê.
   *[other] { $count } cartas, que só quem as tem vê.
  }
picture-alt-piles = Baralho { $deck }, descarte { $discard }, círculo interno { $inner }, quartel { $troops }, espiões { $spies }, troféus { $trophies }, fichas de PV { $vp }.
picture-alt-ranking = Classificação: { $ranking }.
picture-alt-rank = { $place } { $seat } { $total }

# Um lugar
picture-alt-place = { $place }, { $spaces ->
    [0] nenhum espaço
    [1] 1 espaço
   *[other] { $spaces } espaços
  }: { $troops }; livres: { $free }.
picture-alt-place-empty = { $place }, { $spaces ->
    [0] nenhum espaço
    [1] 1 espaço
   *[other] { $spaces } espaços
  }: nenhuma tropa.
picture-alt-white = branca { $count }
picture-alt-troops = { $seat } { $count }
picture-alt-spies = Espiões: { $seats }.
picture-alt-no-control = Sem controle.
picture-alt-control = Controle: { $seat }.
picture-alt-total-control = Controle total: { $seat }.
picture-alt-routes = Rotas para { $places }.
