# chronicle.yaml
name-chapters-1 = Opening Week
name-chapters-2 = Home Improvements
name-chapters-3 = Strange Guests
name-chapters-4 = Guild Politics
name-chapters-5 = Everything Must Go
text-first_loot = In the next scenario you begin with one card of the first row in your discard pile.
text-foreign_card = You may replace one starting card by a tactic card of a clan nobody plays.
text-head_start = In the next scenario you start with 1 more monster, in the Vault.
text-kept_loot = You may replace one starting card by a loot card you gained in this scenario.

# clans.yaml
name-red_dragon = Red Dragon
plays-red_dragon = One tough body that flies to the fire, strikes several times with each card and stands in the way.
name-wing_gust = Wing Gust
name-tail_sweep = Tail Sweep
name-hot_breath = Hot Breath
name-scale_wall = Scale Wall
name-back_home = Back to the Hoard
name-kobolds = Kobolds
plays-kobolds = Shoots from the next room and slips away before anyone hits back.
name-hit_and_run = Hit and Run
name-sling_rain = Sling Rain
name-tight_squad = Tight Squad
name-side_tunnel = Side Tunnel
name-duck = Duck!
name-gnolls = Gnolls
plays-gnolls = Hired muscle: carries coins around and turns each one into a gang on the spot.
name-pay_day = Pay Day
name-pack_rush = Pack Rush
name-brawl = Brawl
name-shakedown = Shakedown
name-howl = Howl
name-slimes = Slimes
plays-slimes = Splits whenever it is touched, and never runs out of cards.
name-ooze_on = Ooze On
name-split = Split
name-drip = Drip Through
name-digest = Digest
name-puddle = Puddle
name-skeletons = Skeletons
plays-skeletons = Falls apart easily and stands up again at once; bones are recruits.
name-rise_again = Rise Again
name-bone_circle = Bone Circle
name-rattle = Rattle
name-rib_guard = Rib Guard
name-march = Dead March
name-ratlings = Ratlings
plays-ratlings = A flood that breeds where it stands, and moves and bites all together.
name-gnaw = Gnaw and Breed
name-scurry = Scurry
name-bite_party = Biting Party
name-floorboards = Under the Floorboards
name-gremlins = Gremlins
plays-gremlins = Leaves a trap in every doorway and always has one more trick in hand.
name-tripwire = Tripwire
name-gadgets = Gadgets
name-pop_out = Pop Out
name-spring_box = Spring Box
name-ankle_bite = Ankle Bite
name-spare_parts = Spare Parts
name-ghosts = Ghosts
plays-ghosts = Goes through walls with something under the sheet, and brings every ally what it needs.
name-drift = Drift
name-haunt = Haunt
name-seance = Seance
name-whispers = Whispers
name-see_through = See-Through
name-witches = Witches
plays-witches = Opens short cuts for everybody, then hexes whoever stands too close.
name-broom_ride = Broom Ride
name-hex = Hex
name-coven = Coven
name-brew = Brew
name-card_reading = Card Reading

# guild.yaml
name-rogue = Rogue
name-warrior = Warrior
name-archer = Archer
name-mage = Mage
name-champion = Champion

# loot.yaml
name-equipment = Equipment
name-beast = Beast
name-potion = Potion
name-scroll = Scroll
name-sword = Sword
name-axe = Axe
name-crossbow = Crossbow
name-big_shield = Big Shield
name-toolbox = Toolbox
name-war_horn = War Horn
name-grappling = Grappling Hook
name-lantern = Lantern
name-spider = Spider
name-wolf = Wolf
name-bat = Bat
name-owl = Owl
name-bear = Bear
name-mole = Mole
name-hedgehog = Hedgehog
name-goat = Billy Goat
name-fire_flask = Fire Flask
name-vigour = Vigour
name-haste = Haste
name-double_up = Double Up
name-smoke = Smoke
name-glue = Glue
name-courage = Courage
name-memory = Memory
name-fireball = Fireball
name-gate = Gate
name-call = Call
name-insight = Insight
name-command = Command
name-night_shift = Night Shift
name-transmute = Transmute
name-ward = Ward

# rooms.yaml
name-jewel = Jewel
name-swords = Swords
name-hats = Hats
name-eye = Eye
name-bones = Bones
name-special = Special
name-vault = Vault
name-library = Library
name-sewers = Sewers
name-graveyard = Graveyard
name-workshop = Workshop
name-forge = Forge
name-beast_trainer = Beast Trainer
name-apothecary = Apothecary
name-study = Study
name-cells = Cells
name-laboratory = Laboratory
name-builder = Builder

# scenarios/alarm_bells.yaml
name-alarm_bells = Alarm Bells
text-alarm_bells = After each invasion with 2 or more heroes next to the Vault add 1 bell. An invasion beginning with 3 bells removes them and resolves 1 guild card more. An Activate in the Library removes 1 bell, once per turn.
name-rope_pull = Someone Pulls the Rope
text-rope_pull = Add 1 bell.
name-bells = Bells
name-muffle = Muffle a bell

# scenarios/big_order.yaml
name-big_order = The Big Order
text-big_order = A customer waits outside and wants a mixed crate. To win, resources of at least 3 different kinds must lie in the Vault when the last card of wave 2 has been resolved.
name-customs = Customs
text-customs = Discard 1 resource in the Vault. Whoever has the turn draws 1 card.

# scenarios/borrowed_brains.yaml
name-borrowed_brains = Borrowed Brains
text-borrowed_brains = Laboratory dungeon. Watch the Cells: with 4 or more heroes in them a Crowded Cells card lets them out.
name-crowded_cells = Crowded Cells
text-crowded_cells = With 4 or more heroes in the Cells: reactivate them. Otherwise every player draws 1 card.

# scenarios/bounty_board.yaml
name-bounty_board = The Bounty Board
text-bounty_board = When a Mage is defeated, put 1 coin in that room. A Wanted Poster reactivates every Mage in the dungeon.
name-poster = Wanted Poster
text-poster = Reactivate every Mage in the dungeon, those in the Cells included.

# scenarios/employee_of_the_month.yaml
name-employee_of_the_month = Employee of the Month
text-employee_of_the_month = The Champion has vitality 3, shows no class ability and inspires like any hero. When she is defeated every player draws 2 cards.
name-champion_shift = Overtime
text-champion_shift = Summon the Champion in the room farthest from the Vault. If it is already here, reactivate it and every hero in its room.

# scenarios/fireworks.yaml
name-fireworks = Fireworks Night
text-fireworks = Three is a crowd: Rocket cards hit every room with 3 or more monsters or 3 or more heroes.
name-rocket = Rocket
text-rocket = In every room with 3 or more monsters, 1 monster takes 1 damage; in every room with 3 or more heroes, 1 hero takes 1 damage. Then summon 2 heroes of random classes together in the room farthest from the Vault.

# scenarios/first_watch.yaml
name-first_watch = First Watch
text-first_watch = The sign outside says "closed". The heroes cannot read. No special rules besides the Tea Break cards.
name-tea_break = Tea Break
text-tea_break = The day shift goes for tea: whoever has the turn draws 2 cards. Then summon 2 heroes of random classes together in the room farthest from the Vault.

# scenarios/grand_raid.yaml
name-grand_raid = The Grand Raid
text-grand_raid = Laboratory dungeon. At set-up 1 exhausted Warrior is in the Cells. At the beginning of wave 2 summon the Champion (vitality 3) in the room farthest from the Vault.
name-war_drum = War Drum
text-war_drum = Among the rooms with heroes and without monsters, the Cells excepted, take the one nearest to the Vault: reactivate all heroes there. Then every player draws 1 card.

# scenarios/guided_tour.yaml
name-guided_tour = The Guided Tour
text-guided_tour = The guild sells tickets. Tour groups come in through the back door and stay together.
name-tour_group = Tour Group
text-tour_group = Summon 2 heroes of random classes together in the room farthest from the Vault.

# scenarios/heavy_armour.yaml
name-heavy_armour = Heavy Armour
text-heavy_armour = Warriors have vitality 2. At set-up put 2 coins in the Forge. An Activate with a monster and 1 coin in the Forge: discard the coin, every Warrior in the dungeon takes 1 damage.
name-fresh_polish = Fresh Polish
text-fresh_polish = Summon 1 Warrior in the Forge.
name-rust_powder = Rust powder

# scenarios/hungry_mimic.yaml
name-hungry_mimic = The Hungry Mimic
text-hungry_mimic = The chest in the Study is alive. Keep a resource in the Study or a room next to it when its card comes up.
name-mimic_hungry = The Mimic Is Hungry
text-mimic_hungry = Discard 1 resource in the Study or a room next to it. With no resource there, 1 monster in each of these rooms takes 1 damage and the heroes in the Study are reactivated.

# scenarios/leaky_roof.yaml
name-leaky_roof = Leaky Roof
text-leaky_roof = It rains through. Frogs like it: at set-up put 2 frogs in the Sewers. Whatever you store near the Sewers may be gone tomorrow.
name-downpour = Downpour
text-downpour = Discard all resources and traps in the Sewers and the rooms adjacent to them. 1 hero in the Sewers takes 1 damage.

# scenarios/mole_road.yaml
name-mole_road = The Mole Road
text-mole_road = A charging group in a room with a completed portal goes to the portal room nearest to the Vault instead, if that room is nearer than the one it would reach on foot.
name-mole_work = Mole Work
text-mole_work = Turn the incomplete portal farthest from the Vault to its completed side. If there is none, reactivate all heroes in the portal room without monsters that is farthest from the Vault.

# scenarios/new_wing.yaml
name-new_wing = The New Wing
text-new_wing = Builder dungeon: the blueprint pile holds only Forge, Beast Trainer, Apothecary and Graveyard. To win, at least 2 rooms must have been built by the end.
name-late_delivery = Late Delivery
text-late_delivery = Place 1 coin in the Builder, then summon 1 Rogue there.
name-built = Rooms built

# scenarios/paper_crowns.yaml
name-paper_crowns = Paper Crowns
text-paper_crowns = Only a few rooms hold treasure. At set-up put 2 coins in the Vault. An Activate with a monster and 1 coin in a room without treasure: discard the coin, put a treasure of value 1 from the supply there (value 2 in wave 2), as long as there is one; at most twice per turn.
name-appraiser = The Appraiser
text-appraiser = Remove a treasure of the lowest value in the dungeon without resolving its effect (never the one in the Vault).
name-decoy = Decoy

# scenarios/recruiting_drive.yaml
name-recruiting_drive = Recruiting Drive
text-recruiting_drive = Wave 1 is played without the Eye hero cards. At the beginning of wave 2 these 4 cards, 1 more of each class with Bones, and an Archer and a Mage with Hats are shuffled in.
name-recruiter = The Recruiter
text-recruiter = Wave 1: whoever has the turn draws 2 cards. Wave 2: summon 2 heroes of random classes in the room farthest from the Vault.

# scenarios/sleepwalkers.yaml
name-sleepwalkers = Sleepwalkers
text-sleepwalkers = There are no Cells, so no gamble, and the treasure effect Prisoner does nothing. At set-up put 2 books in the Library. Once per turn an Activate with a monster and 1 book in the Library sings a lullaby: discard the book, every player draws 1 card.
name-sleepwalk = Sleepwalkers
text-sleepwalk = Every exhausted hero in a room without monsters moves one room towards the Vault and stays exhausted. Traps work, nobody is inspired.
name-lullaby = Lullaby

# scenarios/trap_fair.yaml
name-trap_fair = The Trap Fair
text-trap_fair = At set-up put 1 trap in the Vault and in each Swords, Eye and Bones room.
name-safety_inspector = Safety Inspector
text-safety_inspector = With 3 or more traps in the dungeon: discard 1 trap from every room. Otherwise summon 1 Rogue in a room next to the Vault without monsters.

# scenarios/turning_tower.yaml
name-turning_tower = The Turning Tower
text-turning_tower = The Gears cards turn rooms. An Activate with a monster in the Workshop may turn a room touching the Workshop, not the Vault, a quarter clockwise, once per turn, if no room gets cut off from the Vault.
name-gears = Gears
text-gears = Twice: a random room other than the Vault turns a quarter clockwise with everything in it. A turn that would cut any room off from the Vault is skipped.
name-turn_neighbour = Turn a room

# scenarios/twin_hoards.yaml
name-twin_hoards = Twin Hoards
text-twin_hoards = The Study holds grandmother's ring. The players also lose when the treasure of the Study is plundered.
name-second_map = The Second Map
text-second_map = Summon 1 hero of a random class in a room next to the Study.

# tokens.yaml
name-coin = Coin
name-book = Book
name-frog = Frog
name-bone = Bone
name-trap = Trap
name-portal = Portal

# treasures.yaml
name-spoil = Spoil
name-curse = Curse
name-heal = Heal
name-prisoner = Prisoner
name-defeat = Defeat
