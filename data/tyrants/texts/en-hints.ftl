# Lessons of the first matches, each at its first opportunity.
hint-first-troop = **First troop:** pick a start near sites with a crown. From here your Presence grows, a step at a time.
hint-cards = **Cards first:** playing costs nothing, and what you do not play is discarded. So play all cards, then spend what they gave.
hint-deploy = **Deploying:** 1 Power puts a troop where you have Presence: next to your troops. More troops than each rival at a site is control.
hint-assassinate = **Killing:** 3 Power removes an enemy or white troop within reach. It is 1 VP in your trophy hall, and its space is free.
hint-recruit = **Recruiting:** Influence buys a card. It goes to your discard pile and comes up after the next shuffle. Unspent Influence is lost.
hint-spy = **Spies** need no Presence and give it to you at their site. An enemy spy ends total control there.
hint-return-spy = **Spies in the way:** 3 Power sends an enemy spy back to its owner. Do so where you fill all spaces, for total control.
hint-focus = **Focus** works if you have played, or show, another card of that aspect. So play cards of one aspect together.
hint-promote = **Promoting** takes a card out of your deck for good, and it scores more. Nobles and Soldiers first: your deck gets better.
hint-inner-circle = **Inner circle:** your promoted card lies here and scores its higher VP at the end. It never comes back to your hand.
hint-crown = **Crown:** while you control this site, its marker gives 1 Influence each turn. All spaces yours and no enemy spy: VP every turn.
hint-last-round = **Last round:** everybody has equally many turns. Spend all you have: sites you control now are the VP that count.
