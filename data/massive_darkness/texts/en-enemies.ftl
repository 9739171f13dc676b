# What Enemies do: spawning, the Enemy Phase, Counterattacks; Events and the end of a Round.

enemies-spawn = New in { $zone }: { $enemy }, { $figures }.
enemies-spawn-equipped = New in { $zone }: { $enemy }, { $figures }, with { $card }.
enemies-no-miniatures = { $enemy }: not enough miniatures. The card is discarded.
enemies-stands-up = Up again in { $zone }: { $enemy }.
enemies-moves = Arrow { $number }: { $enemy }, from { $start } to { $end }.
enemies-strikes-pillar = Attack by { $enemy } on the Pillar in { $zone }.
enemies-reinforces = { $enemy } in { $zone } calls reinforcements.
enemies-first-player = The First Player token passes to { $hero }.

ask-enemies-next = Which Enemy is activated next?
ask-enemies-next-phase = Enemy Phase: which Enemy is activated next?
ask-enemies-next-counterattack = Counterattack: which Enemy is activated next?
ask-enemies-target = Several are equal: whom does the Enemy attack?
ask-enemies-goal = Several Heroes are equal: toward whom does the Enemy move?
ask-enemies-way = Several ways are equally short: into which Zone does the Enemy move?
ask-enemies-agent = Which Agent calls reinforcements next?
ask-enemies-token = At which Level token does the Enemy come to the board?
enemies-choice = { $enemy } in { $zone }
enemies-hero = { $hero } in { $zone }
enemies-hero-life = Life { $life } of { $most }
enemies-pillar = Pillar in { $zone }
enemies-zone = Zone { $zone }

event-drawn = { $hero } draws the Event { $card }.
event-no-token = There is no Level token for it: nothing happens.
event-nobody = There is no such Enemy: nothing happens.
event-treasure = Treasure in { $zone }: { $count } more.
ask-event-enemy = Which Enemy does the Event strike?
