# What a chapter begins with, how far it is, and what the first Mission teaches.

sentences = { $first } { $then }
opening-goal = **Goal:** { $goals }
opening-lost = **Lost** when a Hero dies and no token is left on the Lifebringer: { $tokens ->
    [0] it has none.
   *[other] it has { $tokens } now.
  }
opening-first = **First:** each Hero chooses a weapon. Then go to a Door and open it: Enemies and Treasure wait behind it.
opening-first-without-doors = **First:** each Hero chooses a weapon. Then pick up Treasure and put on what you find: Enemies come soon.
live-standing = Goal: { $goal }

# What the first Mission teaches
hint-move = **Moving:** a Movement Action costs one of your three Actions and gives two Movement Points: a Zone, a Door or picking up takes one each.
hint-door = **Doors:** you can open the Door beside you. A card then says which Enemies and Treasures lie behind it. Keep Actions to fight.
hint-attack = **Attacking:** each Hit that no Shield stops is 1 Damage. Minions fall first, then the Boss; whoever kills gains XP for Skills.
hint-loot = **Treasure:** pick up what lies in your Zone, as long as no Enemy stands there. What you put on counts in your next attack.
hint-enemies = **Enemies:** when all Heroes have acted, each Enemy attacks whom it sees, or comes nearer. You cannot leave your Zone while one stands in it.
hint-shadow = **Shadow:** you stand in a dark Zone. Enemies that do not see you ignore you here, and Shadow Skills work.
