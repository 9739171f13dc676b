# The Missions: objectives, special rules, what happens in them, and how they are lost.

objective-open = Objective { $n }: { $goal }
objective-met = Objective { $n }, done: { $goal }

# Walking in the Dark
goal-t00-key = Find the Key: { $done } of { $number }.
goal-t00-escape = Escape: all Heroes stand in the Exit Zone (E3), and none is dead.
note-t00-key = Whoever picks up the Key gains 3 XP.

# Scorched Earth
goal-m01-artifacts = Find both Artifacts: { $done } of { $number }.
goal-m01-library = End a Round with both Artifacts in the Zone of the Library token, and no Enemy there.
note-m01-false-lead = One of the tokens that lie face down is a false lead. Whoever picks it up gains 5 XP.
note-m01-carry = The Artifacts are carried and can be traded. A dead Hero does not count as a bearer.
note-m01-library = When the Chamber with the Library token is opened, a Guard waits on the token beside what the Door card brings.
progress-m01-artifacts = Artifacts found

# Black Widow
goal-m02-spider = Kill the Giant Spider.
note-m02-walk = In each Enemy Phase the Giant Spider attacks if a Hero is in Range, and then moves 1 Zone toward the Exit. Nobody holds it. In a Counterattack it does not move.
note-m02-web = Dead and Stunned Heroes in its Zone are dragged along.
note-m02-nests = Each Lair token is a nest: when it is picked up, every Hero gains 5 XP.
note-m02-flight = If the Giant Spider moves on from the Exit Zone, the Mission is lost.

# The Chosen One
goal-m03-parts = Collect the three parts of the Artifact: { $done } of { $number }.
goal-m03-escape = The Chosen stands in the Exit Zone with the Artifact.
note-m03-nobody = One Hero is made the Chosen at the start. If the Chosen dies, the Mission is lost.
note-m03-chosen = The Chosen: { $hero }. If the Chosen dies, the Mission is lost.
note-m03-parts = With the last part the Chosen receives the Artifact, wherever the Chosen is.
note-m03-beasts = At that moment a Roaming Monster comes to each of two Lair tokens.
progress-m03-parts = Parts of the Artifact

# Goblin War Drums
goal-m04-watch = Kill the Watch Monster.
goal-m04-escape = Escape before the dungeon collapses: all Heroes stand in the Exit Zone, and none is dead.
note-m04-collapse = With each passing of the First Player token, the tile of the lowest Level loses a Damage token: now the tile with { $zone }, left on it: { $tokens }. With the last one it falls, and everybody on it dies. If a Hero falls, the Mission is lost.
note-m04-watch = When a Hero first passes the Pillars, the Watch Monster comes to the Level 4 token.

# The Immortal's Downfall
goal-m05-lure = Lure the Immortal onto a Shadow Bridge.
goal-m05-pillars = Destroy both Pillars while it stands there.
note-m05-fireworks = A Firework is laid down in one's own Zone for 1 Movement Point, and burns until the end of the Round. Fireworks can be traded.
note-m05-crates = An Artifact token holds 1 Firework, the Library token 3.
note-m05-immortal = The Immortal cannot be attacked. It moves 2 Zones in each Enemy Phase, toward a Firework that it sees, else toward the Start Zone. It kills all whom it meets, and stops for Heroes and Fireworks.
note-m05-sentries = The Goblin Archers at the Library token never move.
note-m05-bridges = When both Pillars are destroyed, the Shadow Bridges fall with all who stand on them. If the Immortal is not among them, the Mission is lost.
note-m05-flight = If the Immortal reaches the Start Zone, the Mission is lost.

# The Fiend's Treasure
goal-m06-keys = Find the two Keys: { $done } of { $number }.
goal-m06-door = Open the Door of the last Chamber.
goal-m06-hellhound = Kill the Hellhound.
note-m06-keys = The special Door can be opened when both Keys are found; until then the Hellhound sleeps behind it.
note-m06-false-lead = Lair tokens are false leads. Whoever picks one up gains 5 XP.
note-m06-vault = In the Vault, a Guard instead of a Door card waits in the Rooms of the Artifact token and of the Library token.
note-m06-library = Whoever picks up the Library token draws an Artifact.
progress-m06-keys = Keys found

# Sparks in the Dark
goal-m07-levers = Open the locked Door with the Levers.
goal-m07-escape = Escape: all Heroes stand in the Exit Zone, and none is dead.
note-m07-levers = The Lair tokens are the Levers. The Door opens when a Round starts with a Hero at each of them; for a single Hero one is enough.
note-m07-patroller = Behind the Door waits a Major Roaming Monster.
note-m07-artifacts = Whoever picks up an Artifact token draws an Artifact.

# Big Game Hunting
goal-m08-executors = Destroy the Pillars and kill the three Executors: { $done } of { $number }.
note-m08-pillars = Heroes cannot move or attack through Pillars. Each has 5 Life and no Defense, and is attacked like an Enemy.
note-m08-asleep = An Executor sleeps until both Pillars of its tile are destroyed.
note-m08-reward = Whoever kills an Executor also draws 3 Treasures of Level 4 and an Artifact.

# Maze of Darkness
goal-m09-hold = Protect the Artifact until the last Enemies have come in Round { $last } and all are dead; this is Round { $round }.
note-m09-waves = From Round 2 on Enemies come: in even Rounds a Roaming Monster, in odd ones four Guards of the next Level. There are no Events and no reinforcements, and the Level rises in no other way.
note-m09-pillars = Enemies walk toward the Artifact, attack a Pillar before any Hero, and cannot pass it. Each attack on a Pillar deals it 1 Damage.
note-m09-treasure = With each draw of Guards the Rooms around the Artifact are filled up to 2 Treasure tokens.
note-m09-lost = If an Enemy stands beside the Artifact when an Enemy Phase starts, the Mission is lost.

# The Heart of Darkness
goal-m10-stage-1 = Kill the Dark Emissary of Stage 1.
goal-m10-stage-2 = Kill the Dark Emissary of Stage 2.
goal-m10-stage-3 = Kill the Dark Emissary of Stage 3.
note-m10-stairs = Stairs lead to the next Stage. Heroes may climb them when the Emissary of theirs is dead. Nobody sees through them.
note-m10-darkness = Damage at the start of each Round, which the table divides: as much as there are Heroes from Stage 2 on, twice that from Stage 3 on. Now: { $damage }.
note-m10-levers = Heroes cannot move or attack through Pillars. A Hero at a Lair token may spend an Action to turn it and destroy one of them.
note-m10-last = An Emissary sleeps until its Chamber is opened, the last one until both Pillars have fallen. That one also fights with the dice and Enchantments of a Major Roaming Monster.
note-m10-artifact = Whoever picks up the Artifact token draws an Artifact.
progress-m10-stage = Stage reached

# What happens
mission-token = { $hero } finds: { $what }.
mission-unlocked = The special Door { $door } can be opened now.
mission-chosen = { $hero }
mission-chosen-is = The Chosen: { $hero }.
mission-lair = Lair token in { $zone }
mission-tile = Tile with { $zone }
mission-crumbles = The tile with { $zone } crumbles: { $tokens ->
    [1] 1 Damage token is
   *[other] { $tokens } Damage tokens are
  } left.
mission-collapses = The tile with { $zone } collapses.
mission-firework = Lay down a Firework
mission-costs-point = 1 Movement Point
mission-lays-firework = { $hero } lays down a Firework in { $zone }.
mission-firework-destroyed = The Immortal destroys the Fireworks in { $zone }.
mission-bridges-fall = The Shadow Bridges fall.
mission-spider-drags = { $hero } is dragged along to { $zone }.
mission-levers = The Levers open the Door { $door }.
mission-borrows = { $enemy } fights with the strength of: { $borrowed }.
mission-darkness = The darkness hurts the Heroes: { $damage } Damage in all.
mission-evenly = All of it to whoever has most Life each time
mission-suffers = { $hero } suffers 1
mission-lever = Destroy the Pillar in { $zone }
mission-pulls = { $hero } pulls the Lever in { $zone }.
ask-mission-chosen = Which Hero is the Chosen?
ask-mission-lairs = At which two Lair tokens do the Roaming Monsters come?
ask-mission-collapse = Several tiles are of the lowest Level: which one crumbles?
ask-mission-firework = Toward which Firework does the Immortal move?
ask-mission-darkness = Who suffers the Damage of the darkness?

# Why a Mission is lost
end-spider-escapes = The Giant Spider has escaped. The Mission is lost.
end-chosen-dead = The Chosen is dead. The Mission is lost.
end-buried = A Hero fell with the dungeon. The Mission is lost.
end-immortal-arrives = The Immortal has reached the Start Zone. The Mission is lost.
end-immortal-stays = The bridges fell without the Immortal. The Mission is lost.
end-artifact-destroyed = The Enemies have destroyed the Artifact. The Mission is lost.

# What each Hero has come to
score-total = { $count } XP
score-xp = unspent XP
score-skills = Skills
