# What cards do, in one line: one message for each instruction. " · " then, " / " or, "►" a cost and what it buys.

steps = { $first } · { $then }
step-or = { $first } / { $then }
step-choose-one-times = { $count ->
    [1] 1 time
   *[other] { $count } times
}: { $choices }
step-pay = { $cost } ► { $then }
step-focus = Focus { $aspect }: { $then }

step-gain = Gain { $what }
step-gain-vp-sites-under-total-control = 1 VP for each site you totally control
step-gain-vp-sites-controlled = 1 VP for every { $per } sites you control
step-gain-vp-white-trophies = 1 VP for every { $per } white troops in your trophy hall
step-gain-vp-control-markers = 1 VP for each control marker you hold
step-gain-vp-inner-circle-cards = 1 VP for every { $per } cards in your inner circle
step-draw = { $count ->
    [1] Draw a card
   *[other] Draw { $count } cards
}
step-deploy = { $count ->
    [1] Deploy a troop
   *[other] Deploy { $count } troops
}
step-place-spy = { $count ->
    [1] Place a spy
   *[other] Place { $count } spies
}
step-assassinate-enemy-presence = { $count ->
    [1] Assassinate a troop
   *[other] Assassinate { $count } troops
}
step-assassinate-white-presence = { $count ->
    [1] Assassinate a white troop
   *[other] Assassinate { $count } white troops
}
step-assassinate-enemy-that-spy-site = Assassinate a troop at that spy’s site
step-supplant-enemy-presence = { $count ->
    [1] Supplant a troop
   *[other] Supplant { $count } troops
}
step-supplant-white-presence = { $count ->
    [1] Supplant a white troop
   *[other] Supplant { $count } white troops
}
step-supplant-white-anywhere = Supplant a white troop anywhere
step-supplant-enemy-that-spy-site = Supplant a troop at that spy’s site
step-move-troop = { $count ->
    [1] Move an enemy troop
   *[other] Move { $count } enemy troops
}
step-move-troop-up-to = Move up to { $count ->
    [1] 1 enemy troop
   *[other] { $count } enemy troops
}
step-return-piece-troop-or-spy = Return another player’s troop or spy
step-return-piece-spy = Return another player’s spy
step-promote-other = { $count ->
    [1] At end of turn, promote another card
   *[other] At end of turn, promote { $count } other cards
}
step-promote-up-to = At end of turn, promote up to { $count ->
    [1] 1 other card
   *[other] { $count } other cards
}
step-promote-obedience = At end of turn, promote another Obedience card
step-promote-vp = At end of turn, promote up to { $count ->
    [1] 1 other card
   *[other] { $count } other cards
}, then 1 VP for every { $per } in your inner circle
step-promote-now-discard = Promote a card of your discard pile
step-promote-now-deck-top = Promote the top card of your deck
step-recruit-free = Recruit a market card of { $aspect }, cost up to { $cost }, without paying
step-give-outcasts-each-opponent = { $count ->
    [1] Each opponent takes an Insane Outcast
   *[other] Each opponent takes { $count } Insane Outcasts
}
step-give-outcasts-chosen-opponent = An opponent takes an Insane Outcast
step-give-outcasts-chosen-opponent-beside-deployed = An opponent beside the new troops takes an Insane Outcast
step-give-outcasts-self = You take an Insane Outcast
step-devour-market-card = You may devour a market card
step-deck-to-discard = Put your deck on your discard pile
step-redeploy-trophies = Put up to { $count ->
    [1] 1 troop
   *[other] { $count } troops
} of any trophy halls anywhere
step-return-this-to-supply = Return this card to its pile
step-when-other-player-troop-at-that-spy-site = With another player’s troop there: { $then }
step-when-five-player-trophies = With 5 players’ troops in your trophy hall: { $then }
step-when-four-inner-circle-cards = With 4 cards in your inner circle: { $then }

cost-return-own-spy = Return one of your spies
cost-return-own-spies = Return any number of your spies
cost-devour-hand-card = Devour a card from your hand
cost-devour-inner-circle-card = Devour a card of your inner circle
cost-discard-hand-card = Discard a card
