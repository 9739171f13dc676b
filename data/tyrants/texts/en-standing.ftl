# What a match is about, and who stands how far.

opening-goal = **Goal:** the most VP at the end: sites you control, troops you kill, cards in your deck and inner circle, VP tokens.
opening-end = **Ends** with the round in which a house deploys its last troop or the market deck runs out.
opening-first = **First:** choose where your first troop begins. In each turn play your cards, then spend Power on the map and Influence on new cards.
live-standing = VP in sight: { $seats }
live-standing-seat = { $letter } { $vp }
live-standing-own = Your VP now: { $vp } in sight and { $cards } in deck, hand and discard pile, { $total } in all.
