# What helps a player of Tyrants: standing orders, why something cannot be chosen, what a card says.

order-promotion = Promotions at the end of my turn
order-promotion-ask = Ask me
order-promotion-highest = Highest gain of inner-circle VP
order-focus = Show a card for Focus
order-focus-ask = Ask me
order-focus-show = Show one whenever I can

why-no-presence = { $what } needs Presence there. Nearest place with Presence: { $nearest }.
why-no-space = { $what } needs a free space, and { $place } has none.
why-too-dear = { $what } costs { $price }; you have { $have }.
short-why-too-dear = at least { $price }
why-cards-first = { $what } costs { $price }; you have { $have }. Play your cards first: they give { $gain }.
short-why-cards-first = at least { $price }
why-nowhere = none

card-entry = { $detail }. { $deck } VP in the deck, { $inner } VP in the inner circle

pile-hand = Hand
pile-discard = Discard pile
pile-inner-circle = Inner circle
