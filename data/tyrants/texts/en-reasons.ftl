# Facts that [Hint] names.

reason-play = Playing a card is free. Unspent Power and Influence are lost at the end of your turn.
reason-card = { $card } is worth { $deck } VP in your deck and { $inner } VP in your inner circle.
reason-acts = { $card } acts on the map, promotes or draws cards.
reason-promotion = In your inner circle { $card } is worth { $inner } VP, in your deck { $deck }.
