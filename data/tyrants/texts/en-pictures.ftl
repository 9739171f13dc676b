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
picture-trophy = trophies
picture-crown = markers
picture-vp = VP
picture-token = VP tokens
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

# Said instead of the pictures
picture-alt-more = Full words: /board words.
picture-alt-choices = Choices: { $places }.
picture-alt-changed = Changed: { $places }.
picture-alt-hand = { $count ->
    [0] Your hand is empty.
    [1] Your card: { $cards }.
   *[other] Your { $count } cards: { $cards }.
  }
picture-alt-free-cards = { $card } ({ $numbers })
picture-alt-cost = Cost { $cost }: { $numbers }.
picture-alt-priced-cards = { $card } ({ $numbers }), cost { $cost }
picture-alt-backs = { $count ->
    [1] 1 card, which only its owner sees.
   *[other] { $count } cards, which only their owner sees.
}
picture-alt-piles = Deck { $deck }, discard pile { $discard }, inner circle { $inner }, barracks { $troops }, spies { $spies }, trophies { $trophies }, VP tokens { $vp }.
picture-alt-ranking = Ranking: { $ranking }.
picture-alt-rank = { $place } { $seat } { $total }

# One place
