# Words in the pictures of Tyrants. <name> is a symbol in the line; labels are short and without a full stop.

picture-to-act = to act
picture-market = Market
picture-round = Round { $round }
picture-setup = Setup
picture-last-round = Last round
picture-past = Past

# The private hand
picture-your-hand = { $player }: your hand
picture-hand-of = { $player }: hand
picture-only-you = only you see this
picture-empty-hand = no cards in hand
picture-played = Played this turn
picture-promotions-wait = <promote> { $count } at turn's end
picture-deck = deck
picture-discard = discard
picture-inner-circle = inner circle
picture-troop = barracks
picture-spy = spies
picture-trophy = trophy hall
picture-crown = markers
picture-vp = VP tokens
picture-ambition = Ambition
picture-conquest = Conquest
picture-malice = Malice
picture-guile = Guile
picture-obedience = Obedience
picture-no-aspect = No aspect

# Final scoring
picture-not-over = Scores are counted at the end.
picture-wins = { $winners } { $count ->
    [1] wins
   *[other] share the win
  } with { $total }
picture-after-rounds = after { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
  }
picture-source-sites = sites
picture-source-total-control = total control
picture-source-trophies = trophies
picture-source-deck = deck
picture-source-inner-circle = inner circle
picture-source-tokens = tokens
picture-total = Total
picture-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }

# What a card does, one instruction a line
picture-then = { $first }, { $second }
picture-or = or { $what }
picture-times = { $times ->
    [1] 1 time
   *[other] { $times } times
}: { $what }
picture-step-gain-power = +{ $power } <power>
picture-step-gain-influence = +{ $influence } <influence>
picture-step-gain-both = +{ $power } <power> +{ $influence } <influence>
picture-step-gain-vp-sites-under-total-control = +1 <vp> for each <total_control>
picture-step-gain-vp-sites-controlled = +1 <vp> for every { $per } <control>
picture-step-gain-vp-white-trophies = +1 <vp> for every { $per } <white> in your <trophy>
picture-step-gain-vp-control-markers = +1 <vp> for each marker <crown>
picture-step-gain-vp-inner-circle-cards = +1 <vp> for every { $per } <inner_circle>
picture-step-draw = draw { $times } <draw_card>
picture-step-deploy = <deploy> { $times ->
    [1] 1 troop
   *[other] { $times } troops
  }
picture-step-place-spy = place { $times ->
    [1] a
   *[other] { $times }
  } <spy>
picture-at-presence = { "" }
picture-at-anywhere = { " " }anywhere <anywhere>
picture-at-that-spy-site = { " " }there
picture-step-assassinate-enemy = <assassinate> { $times ->
    [1] 1 enemy troop
   *[other] { $times } enemy troops
  }{ $at }
picture-step-assassinate-white = <assassinate> { $times ->
    [1] 1 white troop
   *[other] { $times } white troops
  } <white>{ $at }
picture-step-supplant-enemy = <supplant> { $times ->
    [1] 1 enemy troop
   *[other] { $times } enemy troops
  }{ $at }
picture-step-supplant-white = <supplant> { $times ->
    [1] 1 white troop
   *[other] { $times } white troops
  } <white>{ $at }
picture-step-move-troop = <move> { $times ->
    [1] 1 enemy troop
   *[other] { $times } enemy troops
  }
picture-step-move-troop-up-to = <move> up to { $times ->
    [1] 1 enemy troop
   *[other] { $times } enemy troops
}
picture-step-return-piece-troop-or-spy = <return> an enemy <troop> or <spy>
picture-step-return-piece-spy = <return> an enemy <spy>
picture-step-promote-at-end-of-turn-other = turn's end: <promote> { $times ->
    [1] another card
   *[other] up to { $times } other cards
  } played
picture-step-promote-at-end-of-turn-obedience = turn's end: <promote> an <obedience> card played
picture-step-promote-at-end-of-turn-then-vp = turn's end: <promote> up to { $times ->
    [1] 1 other card
   *[other] { $times } other cards
} played, then +1 <vp> for every { $per } <inner_circle>
picture-step-promote-now-deck-top = <promote> the top card of your deck
picture-step-promote-now-discard = <promote> a card from your discard pile
picture-step-recruit-free-ambition = recruit an <ambition> for free, cost up to { $cost }
picture-step-recruit-free-conquest = recruit a <conquest> for free, cost up to { $cost }
picture-step-recruit-free-malice = recruit a <malice> for free, cost up to { $cost }
picture-step-recruit-free-guile = recruit a <guile> for free, cost up to { $cost }
picture-step-recruit-free-obedience = recruit an <obedience> for free, cost up to { $cost }
picture-step-give-outcasts-each-opponent = each opponent takes { $count } <no_aspect> { $count ->
    [1] Outcast
   *[other] Outcasts
  }
picture-step-give-outcasts-chosen-opponent = an opponent takes { $count } <no_aspect> { $count ->
    [1] Outcast
   *[other] Outcasts
  }
picture-step-give-outcasts-chosen-opponent-beside-deployed = an opponent beside them takes { $count } <no_aspect> { $count ->
    [1] Outcast
   *[other] Outcasts
  }
picture-step-give-outcasts-self = you take { $count } <no_aspect> { $count ->
    [1] Outcast
   *[other] Outcasts
  }
picture-step-devour-market-card = you may <devour> a market card
picture-step-deck-to-discard = deck onto discard pile <discard>
picture-step-redeploy-trophies = put up to { $times ->
    [1] 1 troop
   *[other] { $times } troops
} of any <trophy> anywhere
picture-step-return-this-to-supply = this card goes back to the supply
picture-step-pay-return-own-spy = <return> own <spy> <becomes> { $then }
picture-step-pay-return-own-spies = <return> any own <spy> <becomes> for each, { $then }
picture-step-pay-devour-hand-card = <devour> a hand card <becomes> { $then }
picture-step-pay-devour-inner-circle-card = <devour> an <inner_circle> card <becomes> { $then }
picture-step-pay-discard-hand-card = discard a hand card <becomes> { $then }
picture-step-choose-one = { $first } or { $second }
picture-step-focus-ambition = other <ambition>: { $then }
picture-step-focus-conquest = other <conquest>: { $then }
picture-step-focus-malice = other <malice>: { $then }
picture-step-focus-guile = other <guile>: { $then }
picture-step-focus-obedience = other <obedience>: { $then }
picture-step-when-other-player-troop-at-that-spy-site = another player's <troop> there: { $then }
picture-step-when-five-player-trophies = 5 players' troops in your <trophy>: { $then }
picture-step-when-four-inner-circle-cards = 4 cards in <inner_circle>: { $then }

# Said instead of the pictures
picture-alt-more = Full words: /board words.
picture-alt-setup = Tyrants of the Underdark, setup.
picture-alt-round = Tyrants of the Underdark, round { $round }.
picture-alt-past-setup = Past: Tyrants of the Underdark, setup.
picture-alt-past-round = Past: Tyrants of the Underdark, round { $round }.
picture-alt-turn = { $seat } to act, { $power } Power, { $influence } Influence.
picture-alt-choices = Choices: { $places }.
picture-alt-changed = Changed: { $places }.
picture-alt-house = { $seat }: { $vp } VP tokens, { $sites ->
    [1] 1 site
   *[other] { $sites } sites
  }{ $total ->
    [0] { "" }
   *[other] {" "}({ $total } in total control)
  }, barracks { $troops }, spies { $spies }, trophies { $trophies }.
picture-alt-market = Market: { $cards }.
picture-alt-card = { $number } { $card }
picture-alt-hand = { $count ->
    [0] Your hand is empty.
    [1] Your card: { $cards }.
   *[other] Your { $count } cards: { $cards }.
  }
picture-alt-free-cards = { $card } ({ $numbers })
picture-alt-priced-cards = { $card } ({ $numbers }), cost { $cost }
picture-alt-backs = { $count ->
    [1] 1 card, which only its owner sees.
   *[other] { $count } cards, which only their owner sees.
}
picture-alt-piles = Deck { $deck }, discard pile { $discard }, inner circle { $inner }, barracks { $troops }, spies { $spies }, trophies { $trophies }, VP tokens { $vp }.
picture-alt-ranking = Ranking: { $ranking }.
picture-alt-rank = { $place } { $seat } { $total }

# One place
picture-alt-place = { $place }, { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
  }: { $troops }, { $free } free.
picture-alt-place-empty = { $place }, { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
  }: no troops.
picture-alt-white = white { $count }
picture-alt-troops = { $seat } { $count }
picture-alt-spies = Spies: { $seats }.
picture-alt-no-control = No control.
picture-alt-control = Controlled by { $seat }.
picture-alt-total-control = Totally controlled by { $seat }.
picture-alt-routes = Routes to { $places }.
