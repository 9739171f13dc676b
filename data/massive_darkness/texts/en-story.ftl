# Story Mode between two Missions: defeat, Market, what each Hero keeps.

ask-story-after-defeat = The Mission is lost. Try it again, or go on to the next?
story-retry = Try this Mission again
story-go-on = Go on, with a Market
story-retried = The table tries { $mission } again.
story-went-on = The table leaves { $mission } behind and goes on.

ask-keeping-artifacts = Only one Artifact can come along. Which one do you give up?
ask-keeping-cards = At most 6 cards can come along. Which one do you give up?
keeping-discard = Give up { $card }
keeping-discarded = { $seat } gives up { $card }.
ask-keeping-swap = Swap cards for Starting Equipment?
keeping-done = Swap nothing more
keeping-swap = { $card } for { $taken }
keeping-swapped = { $seat } swaps { $card } for { $taken }.

ask-market-deal = The Market is open. What do you want to do?
market-opens = The Market opens: { $cards }.
market-done = Done with the Market
group-give = Lay down
group-take = Take
group-sell = Sell
empty-give = You have nothing to lay down.
empty-take = Nothing is left that you can take.
empty-sell = Nobody has a card that can be sold.
market-lay-down = Lay down { $card } (Level { $level })
market-laid-down = { $seat } lays down { $card }: Levels up to { $worth } can be taken for it.
market-take = Take { $card } (Level { $level })
market-took = { $seat } takes { $card } from the Market.
market-sell = Sell { $card } (Level { $level }) for { $xp } XP
market-sold = { $seat } sells { $card } for { $xp } XP.
market-pass = { $card } (Level { $level }) to { $other }
market-passed = { $seat } gives { $card } to { $other }.
