# Palavras nas imagens de Tyrants. <nome> é um símbolo na linha; rótulos são curtos e sem ponto final.

picture-to-act = o seu turno
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
picture-played = Jogado neste turno
picture-promotions-wait = <promote> { $count } no final do turno
picture-deck = deck
picture-discard = descarte
picture-inner-circle = círculo interno
picture-troop = quartéis
picture-spy = espiões
picture-trophy = troféus
picture-crown = controle
picture-vp = PV
picture-token = marcadores
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
picture-source-deck = deck
picture-source-inner-circle = círculo interno
picture-source-tokens = marcadores
picture-total = Total
picture-place = { $rank }º

# Dito no lugar das imagens
picture-alt-more = Tudo em palavras: /board words.
picture-alt-choices = Escolhas: { $places }.
picture-alt-changed = Mudou: { $places }.
picture-alt-hand = { $count ->
    [0] A sua mão está vazia.
    [1] A sua carta: { $cards }.
   *[other] As suas { $count } cartas: { $cards }.
  }
picture-alt-free-cards = { $card } ({ $numbers })
picture-alt-cost = Custo { $cost }: { $numbers }.
picture-alt-priced-cards = { $card } ({ $numbers }), custo { $cost }
picture-alt-backs = { $count ->
    [0] Nenhuma carta na mão.
    [1] 1 carta, que só quem a tem vê.
   *[other] { $count } cartas, que só quem as tem vê.
  }
picture-alt-piles = Deck { $deck }, descarte { $discard }, círculo interno { $inner }, quartéis { $troops }, espiões { $spies }, troféus { $trophies }, marcadores de PV { $vp }.
picture-alt-ranking = Classificação: { $ranking }.
picture-alt-rank = { $place } { $seat } { $total }

# Um lugar
