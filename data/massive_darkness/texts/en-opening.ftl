# What a chapter begins with, how far it is, and what the first Mission teaches.

sentences = { $first } { $then }
opening-goal = **Goal:** { $goals }
opening-lost = **Lost** when a Hero dies and no token is left on the Lifebringer: { $tokens ->
    [0] it has none.
   *[other] it has { $tokens } now.
  }
opening-first = **First:** each Hero chooses a weapon. Then walk to a Door together. The Hero who begins a Round opens it, so that all can still fight what waits behind it beside Treasure.
opening-first-without-doors = **First:** each Hero chooses a weapon. Then pick up Treasure and put on what you find: Enemies come soon.
live-standing = Goal: { $goal }
remedy-doors = open Doors early in a Round, with the Heroes together, and pick up the Treasure before the next.
remedy-lifebringer = more tokens on the Lifebringer forgive more deaths: **Settings** offers up to { $most }; it was { $tokens }.

# What the first Mission teaches
hint-move = **Moving:** one of your three Actions gives two Movement Points. A Zone, a Door or picking up takes one each.
hint-door = **Doors:** you can open the Door beside you; a card says which Enemies and Treasures lie behind it. Best early in a Round: whoever still has Actions can fight what comes out. Late in a Round it is wiser to wait.
hint-attack = **Attacking:** each Hit that no Shield stops is 1 Damage. Minions fall first, then the Boss; whoever kills gains XP for Skills. Whoever you attack and do not kill strikes back when your Activation ends.
hint-loot = **Treasure:** pick up what lies in your Zone, as long as no Enemy stands there. What you put on counts in your next attack.
hint-enemies = **Enemies:** when all Heroes have acted, each Enemy attacks whom it sees, or comes nearer. You cannot leave your Zone while one stands in it.
hint-shadow = **Shadow:** you stand in a dark Zone. Enemies that do not see you ignore you here, and Shadow Skills work.
hint-dice = **Dice:** yellow and red ones attack, red hits harder; blue and green ones defend, green stops more. A Bam on a die pays for what a card gives in return, such as +1 Hit. More: `/rule dice`, `/rule bam`.
hint-transmute = **Transmuting** is free. You discard 3 Equipment cards that you do not need, and draw a Treasure one Level above the lowest of them.
hint-level = **Current Level:** it rises when a Hero comes to a tile with a higher Level token, or opens a Door to one. New Guards are stronger then, and Skills of that Level can be used.
hint-exit = **The way out:** all else is done. Now bring every Hero to the Exit, { $zone }; the Mission is won as soon as the last one stands there. No fight on the way is needed.
