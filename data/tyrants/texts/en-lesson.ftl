# The guided first game (data/tyrants/lessons/first_game.yaml).

game-in-a-line = Against each other · 2 to 4 players. Buy cards, send troops and rule the Underdark.

lesson-aim-title = What you want
lesson-aim = You are Raspberry [A]; Yellow [B] is your rival. The most victory points (VP) win, and sites on the map give most of them.
lesson-hand-title = Your hand
lesson-hand = Each turn you play your five cards. Each card gives you something to spend.
lesson-hand-task = Play a Soldier.
lesson-hand-done = You have 1 Power now.
lesson-means-title = Power and Influence
lesson-means = Power moves troops on the map, Influence buys cards. What you do not spend this turn is lost.
lesson-means-task = Play the rest of your hand.
lesson-means-done = 4 Power and 2 Influence to spend.
lesson-presence-title = Deploy with Presence
lesson-presence = A troop costs 1 Power. It goes where you have Presence: where your troops are, or one step away.
lesson-presence-task = Deploy a troop at { $place }.
lesson-presence-done = All spaces there are yours: that is total control. At the end it is worth 2 + 2 VP.
lesson-kill-title = Assassinate
lesson-kill = 3 Power kill a troop where you have Presence: 1 VP for your trophy hall. White troops belong to no one, and you can kill them too.
lesson-kill-task = Assassinate the yellow troop at { $place }, where you are tied.
lesson-kill-done = You have more troops there now, so you control the site: 3 VP.
lesson-recruit-title = Recruit
lesson-recruit = Influence buys better cards. They come to your hand later, and are worth VP too.
lesson-recruit-task = Recruit { $card } for 2 Influence.
lesson-recruit-done = She is in your discard pile. Shuffled in, she gives 2 Influence each time.
lesson-promote-title = Promote
lesson-promote = { $card } promotes a card when your turn ends. Promoted cards leave your deck and score more VP.
lesson-promote-task = End your turn, then promote a Soldier.
lesson-promote-done = Soldier is in your inner circle: 1 VP. Then Yellow came back to { $place } with two troops.
lesson-crown-title = Crowns
lesson-crown = A site with a crown, such as { $place }, pays during the game. Control gives 1 Influence each turn, and total control VP as well.
lesson-score-title = How it ends
lesson-score = The game ends when somebody's barracks or the market deck is empty. Then sites, trophies and cards count.
lesson-end = You know a whole turn: play cards, deploy and assassinate, recruit, end your turn. Yellow outnumbers you at { $place }; in your next turn you could kill again.
