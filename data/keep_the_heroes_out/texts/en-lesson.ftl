# The guided first game (data/keep_the_heroes_out/lessons/first_game.yaml).

game-in-a-line = Together · 1 to 6 players. You are the dungeon: keep the heroes from your treasure.

lesson-aim-title = What you want
lesson-aim = You are the Kobolds; an autopilot plays the Red Dragon on your side. Heroes break in and walk to the treasure in { $vault }: keep them out.
lesson-sides-title = Cards have two sides
lesson-sides = You use the upper or the lower side of a card, never both. Ranged shoots a hero in the next room.
lesson-sides-task = Play { $card }, upper side, then shoot the Rogue in { $cells }.
lesson-sides-done = The Rogue falls: one hit is enough for most heroes.
lesson-rest-title = Use all of the card
lesson-rest = The actions of a side may be used in any order. One Ranged is left.
lesson-rest-task = Shoot the Archer in { $cells }.
lesson-rest-done = The Archer falls, and the card is used up.
lesson-trap-title = Rooms and traps
lesson-trap = Activate uses the room that one of your monsters is in. { $room } sets traps, which stop a hero who walks in.
lesson-trap-task = Play { $card }, upper side, then activate { $room }.
lesson-trap-done = A trap waits there now, on the heroes' way to the treasure.
lesson-portal-title = Portals
lesson-portal = Activate also completes a portal. Your monsters walk from any completed portal to any other.
lesson-portal-task = Complete the portal at { $room }.
lesson-portal-done = With a second portal your monsters will cross the dungeon in one step.
lesson-swarm-title = Swarm
lesson-swarm = Swarm makes every monster of one room act. Two of your Kobolds are in { $room }, beside the last hero.
lesson-swarm-task = Draw a card, play { $card }, upper side, and shoot the Mage with the swarm.
lesson-swarm-done = All heroes are gone. More are coming.
lesson-invasion-title = The invasion
lesson-invasion = After each player's turn a guild card brings heroes into rooms of one kind. They attack, plunder, or walk on towards the treasure.
lesson-invasion-task = End your turn without a gamble, and see who comes.
lesson-invasion-done = A Warrior came to { $room } and attacks your Kobold.
lesson-defend-title = Defend
lesson-defend = A card with Defend stops the damage of one attack. That is why you keep it in your hand.
lesson-defend-task = Defend with { $card }
lesson-defend-done = No damage there, but another Warrior took a Kobold. Then the Red Dragon had its turn, and new heroes came.
lesson-wave-title = How it ends
lesson-wave = When the guild deck is empty, wave 2 begins, with more heroes at a time. You win at its end, if the treasure in { $vault } is still there.
lesson-end = You know a turn: cards, rooms, portals, and a Defend kept for the invasion. Rooms also make coins and bones; carried to another room, they buy better cards. Keep heroes away from { $vault }.
