# The guided first game (data/fireteam_zero/lessons/first_game.yaml).

game-in-a-line = Together · 1 to 4 players. Soldiers against monsters, with cards that are their life.

lesson-aim-title = What you want
lesson-aim = You are Abe [A]; { $don } is with you. Complete both objectives, { $first } and { $second }, then reach the exit.
lesson-attack-title = Attack
lesson-attack = In your turn you move and take one action, in any order. A creature in sight can be shot.
lesson-attack-task = Attack the creature at C6: { $enemy }.
lesson-attack-done = It takes 3 hits to kill it. Now choose what you fire.
lesson-cards-title = One hand for everything
lesson-cards = Your cards are ammunition, reactions and life, so spend few. Each names the dice it rolls, and dice give hits.
lesson-cards-task = Play { $card } alone.
lesson-cards-done = 4 hits: it falls. A kill with at most one hit too many gives a sample: 1 of 7 for { $goal }.
lesson-move-title = Move together
lesson-move = Your specialists Henry and Patty come along and help: with Patty searching is free. You can still move 2.
lesson-move-task = Move to C6 with both specialists.
lesson-move-done = All three of you are at the search token.
lesson-search-title = Search
lesson-search = Tokens on the map hide help, trouble, or what the mission wants. Each can be searched once.
lesson-search-task = Search here.
lesson-search-done = { $found }: { $goal } is half done.
lesson-reaction-title = Reactions
lesson-reaction = In the others' turns some of your cards can help them. You may always keep your cards.
lesson-reaction-task = End your turn, and answer No reaction.
lesson-reaction-done = { $don } took his turn and joined you. Now the creatures act.
lesson-threat-title = The threat phase
lesson-threat = Each creature walks to a hero and attacks, and the players choose in which order. The threat marker moves on each round; every fourth space adds a threat.
lesson-threat-task = Activate the creature at B4: { $enemy }.
lesson-threat-done = You are hit: 1.
lesson-life-title = Cards are your life
lesson-life = For each hit you discard a card. Without enough cards you are knocked out.
lesson-life-task = Discard a card you need least.
lesson-life-done = 3 cards left. Next round you draw up to 5 again.
lesson-coin-title = The luck coin
lesson-coin = A knock-out turns the luck coin from heads to tails. Another one while it shows tails loses the mission.
lesson-end = You know a round: move and act, search, keep cards for reactions and life. A real mission goes on like this until both objectives are complete.
