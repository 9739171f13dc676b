# The words of Lanterns, the toy game of the tests.

game-name = Lanterns
score-total = { $count ->
    [one] { $count } lantern
   *[other] { $count } lanterns
}
score-lanterns = lanterns

option-hand = Cards in hand
option-rounds = Rounds

toy-keeper = Keeper { $letter }
toy-card = { $card }
toy-light = Light a lantern
toy-roll = Roll the die
toy-draw = Draw a card
toy-end = End the turn
toy-let = Let it be
toy-prize = Take the { $prize }
toy-no-prize = Go without
toy-bid-won = { $seat } wins a lantern with { $card }
toy-lit = { $seat } lights { $count ->
    [one] { $count } lantern
   *[other] { $count } lanterns
}
toy-rolled = { $seat } rolls { $count }
toy-drew = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
toy-drew-card = { $seat } draws { $card }
toy-blocked = { $seat } blocks it with { $card }
toy-took = { $seat } takes the { $prize }
toy-status = { $lanterns } lanterns, { $cards } cards, { $actions } actions left
toy-seat = { $seat }: { $lanterns } lanterns, { $cards } cards
toy-result = Most lanterns win

ask-toy-bid = Which card do you bid?
ask-toy-action = What do you do?
ask-toy-end = That was your turn
ask-toy-block = Do you block the card?
ask-toy-prize = Which prize do you take?
