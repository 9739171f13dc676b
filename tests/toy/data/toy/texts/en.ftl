# The words of Lanterns, the toy game of the tests.

game-name = Lanterns
score-total = { $count ->
    [one] { $count } lantern
   *[other] { $count } lanterns
}
score-lanterns = lanterns

option-hand = Cards in hand
option-rounds = Rounds
option-storms = Storms in a round
option-plans = Plans before the turns
option-flames = Flame
option-flames-amber = Amber
option-flames-jade = Jade
option-flames-jade-detail = Green as the sea
option-flames-pearl = Pearl
option-flames-coal = Coal

order-block = When a card of another keeper is played
order-block-ask = Ask me
order-block-never = Never block
order-block-always = Always block
order-block-leads = Block it if its keeper would lead
order-block-lanterns = Block it if its keeper has { $value } or more lanterns
order-lift = When my card is blocked: { $subject }
order-lift-ask = Ask me
order-lift-never = Keep it
order-lift-always = Lift the block with it
plan-prizes = Only until the prizes
button-plan-prizes = Plan for the prizes

toy-keeper = Keeper { $letter }
toy-card = { $card }
toy-light = Light a lantern
toy-roll = Roll the die
toy-draw = Draw a card
toy-end = End the turn
toy-let = Let it be
toy-ready = Ready
toy-block = Block it with { $card }
toy-share = Share its light for { $card }
toy-lift = Lift the block with { $card }
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
toy-shared = { $seat } gives { $card } for a lantern as well
toy-lifted = { $seat } lifts the block with { $card }
toy-storm = { $seat }
toy-keep = Keep this order all phase
toy-stormed = A storm blows out a lantern of { $seat }
toy-why-gone = { $card } has been played already.
toy-took = { $seat } takes the { $prize }
toy-status = { $lanterns } lanterns, { $cards } cards, { $actions } actions left
toy-seat = { $seat }: { $lanterns } lanterns, { $cards } cards
toy-result = Most lanterns win

ask-toy-bid = Which card do you bid?
ask-toy-action = What do you do?
ask-toy-end = That was your turn
ask-toy-block = Do you block the card?
ask-toy-plan = Are you ready for the turns?
ask-toy-lift = Do you lift the block?
ask-toy-storm = Whose lantern does the storm blow out?
ask-toy-prize = Which prize do you take?

toy-stormy = Three storms: a longer match helps.
toy-goal = Goal: the most lanterns after { $rounds } rounds.

# What every game says on its pictures
picture-past = Past
