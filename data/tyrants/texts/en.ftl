# Sentences of Tyrants of the Underdark: names, questions, choices, the account, the board in words.
# What cards do stands in en-cards.ftl.

## Names

match = Match { $number }
house-raspberry = Raspberry house
house-yellow = Yellow house
house-blue = Blue house
house-green = Green house
colour-white = white
colour-raspberry = raspberry
colour-yellow = yellow
colour-blue = blue
colour-green = green
aspect-ambition = Ambition
aspect-conquest = Conquest
aspect-malice = Malice
aspect-guile = Guile
aspect-obedience = Obedience
deck-drow = Drow
deck-dragons = Dragons
deck-elementals = Elementals
deck-demons = Demons
deck-house = House deck
place-route = { $number } route { $a }–{ $b }
place-route-space = { $number } route { $a }–{ $b }, space { $space }
phase-setup = Setup
phase-deployment = Placing the first troops

## Parts of sentences

seat = { $seat }
list = { $first }, { $then }
card = *{ $card }*
cards = { $count ->
    [1] *{ $card }*
   *[other] *{ $card }* ×{ $count }
}
power = { $count } Power
influence = { $count } Influence
pieces-left = { $troops ->
    [0] no troops
    [1] 1 troop
   *[other] { $troops } troops
}, { $spies ->
    [0] no spies left
    [1] 1 spy left
   *[other] { $spies } spies left
}
cards-in-hand = { $count ->
    [0] no cards in hand
    [1] 1 card in hand
   *[other] { $count } cards in hand
}
unspent = { $what }
status-active = { $begun ->
    [0] { $cards }
   *[1] { $power }, { $influence }
} · { $left }
status-waiting = { $cards } · { $left }

## Settings

option-first_deck = First faction deck
option-second_deck = Second faction deck
option-outer_section = Outer section with 3 players
option-outer_section-left = Left, in the west
option-outer_section-right = Right, in the east
option-house_deck = Cards of our own in the market
about-option-house_deck = Emberkeep’s own cards are shuffled into the market deck. They are not part of the printed game.
option-choose_one_only_effective = “Choose one” only among choices with an effect
about-option-choose_one_only_effective = The rules do not say whether an option that does nothing may be picked. Usually it may.

## Groups of choices

group-play = Play
group-deploy = Deploy
group-assassinate = Assassinate
group-deploy-west = Deploy west
group-deploy-centre = Deploy centre
group-deploy-centre-2 = Deploy centre B
group-deploy-east = Deploy east
group-assassinate-west = Assassinate west
group-assassinate-centre = Assassinate centre
group-assassinate-centre-2 = Assassinate mid B
group-assassinate-centre-3 = Assassinate mid C
group-assassinate-east = Assassinate east
group-assassinate-east-2 = Assassinate east B
group-assassinate-west-2 = Assassinate west B
group-recruit = Recruit
group-return_spy = Return spy
empty-play = Your hand is empty: what you have played still counts until your turn ends.
empty-deploy = No troop is left in your barracks.
empty-assassinate = No enemy troop is on the board.
empty-recruit = No card is for sale.
empty-return_spy = No enemy spy is on the board.
group-area-west = West
group-area-centre = Centre
group-area-centre-2 = Centre B
group-area-centre-3 = Centre C
group-area-east = East
group-area-east-2 = East B
group-area-west-2 = West B
group-card = Cards
group-card-2 = More cards
group-card-3 = Still more cards

## Questions

ask-setup-troop = Where does your first troop begin?
ask-turn-action = Your turn: choose an action.
ask-promote-grant = Which promotion comes next?
ask-promote-card = *{ $card }*: which card is promoted?
ask-promote-discarded = *{ $card }*: which card of your discard pile is promoted?
ask-card-choose-one = *{ $card }*: choose one.
ask-card-deploy = *{ $card }*: deploy where?{ $left ->
    [1] {""}
   *[other] {" "}{ $left } troops left.
}
ask-card-spy = *{ $card }*: place a spy where?
ask-card-spy-back = *{ $card }*: all your spies are on the map. Take one back to place it anew?
ask-card-assassinate = *{ $card }*: assassinate which troop?
ask-card-supplant = *{ $card }*: supplant which troop?
ask-card-move = *{ $card }*: move which troop?
ask-card-destination = *{ $card }*: where does the troop go?
ask-card-return = *{ $card }*: return which piece?
ask-card-trophy = *{ $card }*: take which troop from a trophy hall?
ask-card-recruit = *{ $card }*: recruit which card without paying?
ask-card-opponent = *{ $card }*: choose an opponent.
ask-card-devour-market = *{ $card }*: devour a market card?
ask-card-focus = *{ $card }*: show a card for Focus?
ask-card-pay-return-own-spy = *{ $card }*: return one of your spies?
ask-card-pay-return-own-spies = *{ $card }*: return which of your spies?
ask-card-pay-devour-hand-card = *{ $card }*: devour a card from your hand?
ask-card-pay-devour-inner-circle-card = *{ $card }*: devour a card of your inner circle?
ask-card-pay-discard-hand-card = *{ $card }*: discard a card?

## Choices

end-turn = End turn
play-card = Play { $card }
recruit-card = Recruit { $card }
promote-card = Promote { $card }
devour-card = Devour { $card }
discard-card = Discard { $card }
reveal-card = Show { $card }
deploy-place = Deploy at { $place }
start-place = Start at { $place }
deploy-times = Deploy { $count } at { $place }
deploy-vp-times = Gain { $count } VP, no troop left to deploy
play-all = { $rest ->
    [0] Play all: { $what }
   *[other] Play { $count }: { $what }
}
deploy-vp = Gain 1 VP, no troop left to deploy
move-to-place = To { $place }
assassinate-troop = Assassinate { $colour } at { $place }
supplant-troop = Supplant { $colour } at { $place }
move-troop = Move { $colour } from { $place }
return-troop = Return { $colour } from { $place }
return-spy = Return { $colour } spy from { $site }
place-spy-site = Place a spy at { $site }
take-back-site = Take back from { $site }
return-own-spy-site = Return your spy from { $site }
take-trophy = Take { $colour } from { $hall }
opponent = { $seat }
grant-of = Promotion by { $card }
skip-pay = Keep everything
skip-spy = Place no spy
skip-move = Move no more
skip-trophy = Take no more
skip-devour = Devour nothing
skip-promote = Promote no more
skip-focus = Show nothing
kill-trophy = a trophy: 1 VP
kill-control = you take control: +{ $vp } VP · a trophy: 1 VP
kill-breaks = { $seat } loses control: −{ $vp } VP · a trophy: 1 VP
free-spaces = { $count ->
    [1] 1 free space
   *[other] { $count } free spaces
}
troop-owner = of { $owner }
cost-and-detail = { $cost } · { $detail }
card-detail = { $aspect }. { $effect }
no-effect = no effect

## The account

market-opens = The market opens with { $cards }.
start-player = { $seat } is the start player.
setup-troop-done = { $seat } begins at { $place }.
play-done = { $seat } plays *{ $card }*.
play-gain-done = { $seat } plays *{ $card }*: { $what }.
gain-done = { $seat } gains { $what }.
vp-gain = { $seat } gains { $count ->
    [1] 1 VP
   *[other] { $count } VP
}.
draw-done = { $seat } draws { $count ->
    [1] 1 card
   *[other] { $count } cards
}.
draw-cards = You draw { $cards }.
discard-done = { $seat } discards *{ $card }*.
hand-discarded = { $seat } discards { $cards } from hand.
deck-discarded = { $seat } puts the whole deck on the discard pile.
focus-done = { $seat } shows *{ $card }* for Focus.
deploy-done = { $seat } deploys at { $place }.
assassinate-done = { $seat } assassinates a { $colour } troop at { $place }.
supplant-done = { $seat } supplants a { $colour } troop at { $site }.
move-done = { $seat } moves a { $colour } troop from { $place } to { $destination }.
trophy-back = { $seat } puts a { $colour } troop of { $hall }’s trophy hall at { $place }.
return-troop-done = { $seat } returns a { $colour } troop from { $place } to its barracks.
return-spy-done = { $seat } returns a spy of { $owner } from { $site }.
own-spy-back = { $seat } takes a spy back from { $site }.
infiltrate-done = { $seat } infiltrates { $site } with a spy.
marker-taken = { $seat } takes the control marker of { $site }.
marker-back = The control marker of { $site } goes back to the map.
marker-influence = { $seat } gains 1 Influence by the control marker of { $site }.
total-control = { $seat } has total control of { $site }.
total-control-lost = { $seat } no longer has total control of { $site }.
recruit-done = { $seat } recruits *{ $card }*.
market-card = *{ $card }* comes into the market.
promote-done = { $seat } promotes *{ $card }*.
devour-done = { $seat } devours *{ $card }*.
supply-done = *{ $card }* goes back to its pile.
outcast-done = { $seat } takes { $count ->
    [1] an *Insane Outcast*
   *[other] { $count } *Insane Outcasts*
}.
last-troop = { $seat } has deployed the last troop: this is the last round.
last-market-card = The market deck has run out: this is the last round.
reason-barracks = A house has deployed its last troop.
reason-market = The market deck has run out.

## The board in words

board-round = { $round ->
    [0] Setup
   *[other] Round { $round }
}, turn of { $seat }. Start player: { $start }.
board-pool = { $seat } has { $power } and { $influence } to spend in this turn.
board-market = Market: { $cards }. { $deck ->
    [0] The market deck is empty.
    [1] 1 card left in the deck.
   *[other] { $deck } cards left in the deck.
}
board-house = **{ $seat }**: { $vp } VP so far, { $sites ->
    [1] 1 site
   *[other] { $sites } sites
  }{ $total ->
    [0] { "" }
   *[other] {" "}({ $total } in total control)
  }, barracks { $troops }, spies { $spies }, trophies { $trophies }.
board-piles = Cards of { $seat }: { $hand } in hand, { $deck } in the deck, { $discard } discarded, { $inner } in the inner circle. VP in tokens: { $vp }.
board-played = Played this turn: { $cards }.
board-key = Each site below: its VP for whoever controls it, its control marker, its troop spaces and troops, and the ways from it by the numbers of sites and spaces. Crown +2 is a control marker: 1 Influence each turn for whoever controls the site, and 2 VP each turn under total control. A troop space of a way that no route below names is free.
board-site = **{ $site }**: { $vp } VP{ $marker }. { $spaces ->
    [1] 1 space
   *[other] { $spaces } spaces
}, { $free } free: { $troops }. { $control }{ $spies } { $ways }
board-site-brief = { $site }: { $troops }, { $free } free.
board-crown = , crown +{ $vp }
board-spies = { " " }Spies: { $spies }.
board-ways = To { $ways }.
board-way = { $number } by { $space }
board-way-spaces = { $number } by { $first } to { $last }
board-way-direct = { $number } directly
board-route = Route { $a }–{ $b }: { $spaces }.
board-space = { $number } { $holder }
board-free-space = free
nothing = { "" }
site-entry = Site with { $vp } VP{ $marker }, { $spaces ->
    [1] 1 troop space
   *[other] { $spaces } troop spaces
}. { $ways }{ $start }
site-start = { " " }Starting site.
card-price = { $card } { $cost }
white-troops = white { $count }
seat-troops = { $seat } { $count }
no-troops = no troops
no-control = No control.
in-control = Controlled by { $seat }.
in-total-control = Totally controlled by { $seat }.
