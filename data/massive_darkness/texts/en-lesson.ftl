# The guided first game (data/massive_darkness/lessons/first_game.yaml).

game-in-a-line = Together · 1 to 6 players. Hack your way out of the dungeon before the dark wins.

lesson-aim-title = What you want
lesson-aim = You are Bjorn [A], and Elias [B] is with you. Find the Key in B3, then leave by the Exit in E3.
lesson-actions-title = Three Actions
lesson-actions = You have 3 Actions each Round: move, attack, and more. One Movement Action gives 2 Movement Points.
lesson-actions-task = Pick up the Treasure in your Zone.
lesson-actions-done = You have { $card }, and 1 Movement Point left.
lesson-move-title = Movement Points
lesson-move = Each point moves you a Zone, picks up all tokens there, or opens a Door. Striped Zones are in Shadow.
lesson-move-task = Move to B1, where the Enemies are.
lesson-move-done = You stand in Shadow now, beside the Enemies.
lesson-dice-title = Dice and Bams
lesson-dice = Hits hurt, Shields stop Hits, and a Bam sets off an ability. In Shadow, each Bam of Bjorn is 1 Damage that no Shield stops.
lesson-dice-task = Attack { $enemy }, and keep your XP.
lesson-dice-done = 2 Hits and 1 Bam: 3 Damage. The Minion fell before its Boss, and gave you 1 XP.
lesson-boss-title = Kill the Boss
lesson-boss = A Boss gives 3 XP to each Hero, and the weapon it carries to the one who kills it. You have one Action left.
lesson-boss-task = Attack { $enemy } again, and keep your XP.
lesson-boss-done = The Boss is dead, and you take { $card }.
lesson-loot-title = Loot and equip
lesson-loot = Only what you equip works. { $card } rolls two dice, your Axe one.
lesson-loot-task = Equip { $card }, then press That is all.
lesson-loot-done = Your next attack rolls a yellow die more.
lesson-enemies-title = The Enemy Phase
lesson-enemies = When all Heroes have acted, each Enemy walks to a Hero and attacks. Your armor rolls Shields for you.
lesson-enemies-task = End your Activation.
lesson-enemies-done = { $hero } took his turn, then { $enemy } came and hit you for 1 Damage.
lesson-skill-title = XP and Skills
lesson-skill = XP buys Skills at the end of a Round. { $skill } makes each Bam of yours 1 more Damage.
lesson-skill-task = Buy { $skill }.
lesson-skill-done = You have a Skill, and Round 2 has begun.
lesson-goal-title = How it ends
lesson-goal = You win when you have the Key and all Heroes stand in the Exit. You lose when a Hero dies and no Lifebringer token is left.
lesson-end = You know a Round: move, pick up, attack from Shadow, equip, buy Skills. Next you would open the Door between A2 and B2: the Key is behind it.
