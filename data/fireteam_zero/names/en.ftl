# actions.yaml
name-short_burst = Short Burst
name-forced_pattern = Forced Pattern
name-covering_shot = Covering Shot
name-rifle_butt = Rifle Butt
name-fixed_bayonet = Fixed Bayonet
name-clear_the_way = Clear the Way
name-guerrilla_tactics = Guerrilla Tactics
name-read_the_signs = Read the Signs
name-trench_knife = Trench Knife
name-hamstring = Hamstring
name-finish_it = Finish It
name-sawn_off = Sawn-off Shotgun
name-body_check = Body Check
name-headlong = Headlong Rush
name-service_pistol = Service Pistol
name-red_mist = Red Mist
name-held_breath = Held Breath
name-suppression_fire = Suppression Fire
name-long_lens = Long Lens
name-soft_spot = Soft Spot
name-quick_bolt = Quick Bolt
name-side_step = Side Step
name-overwatch = Overwatch
name-call_the_shot = Call the Shot
name-stick_grenade = Stick Grenade
name-satchel_charge = Satchel Charge
name-rifle_grenade = Rifle Grenade
name-smoke_pot = Smoke Pot
name-field_dressing = Field Dressing
name-stimulant = Stimulant
name-tamped_charge = Tamped Charge
name-grease_gun = Grease Gun

# creatures.yaml
name-typhon = Children of Typhon
name-fetch = The Fetch
name-infested = The Infested
name-corrupted_animal = Corrupted Animal
name-corrupted_human = Corrupted Human
name-chalice_bearer = Chalice Bearer
name-ember_shade = Ember Shade
name-pyre_knight = Pyre Knight
name-lamplighter = The Lamplighter
name-burrower = Burrower
name-host = Host
name-brood_mother = Brood Mother

# events.yaml
name-out_of_the_wall = Out of the Wall
name-the_big_one = The Big One
name-two_shadows = Two Shadows
name-lucky_charm = Lucky Charm
name-ammo_crate = Ammo Crate
name-shared_rations = Shared Rations
name-old_habits = Old Habits
name-clear_moment = A Clear Moment
name-dead_ground = Dead Ground
name-too_loud = Too Loud
name-rotten_floor = Rotten Floor
name-rusty_nail = Rusty Nail
name-tripwire = Tripwire
name-they_flee = They Flee
name-empty_room = Empty Room

# focus.yaml
name-rally_point = Rally Point
name-born_planner = Born Planner
name-wide_eye = Wide Eye
name-my_lead = My Lead
name-side_by_side = Side by Side
name-second_guess = Second Guess
name-heavy_hand = Heavy Hand
name-slippery = Slippery
name-deep_reserves = Deep Reserves
name-blood_up = Blood Up
name-scar_tissue = Scar Tissue
name-long_reach = Long Reach
name-cold_distance = Cold Distance
name-far_sight = Far Sight
name-through_the_leaves = Through the Leaves
name-second_look = Second Look
name-light_pack = Light Pack
name-gap_in_the_hide = Gap in the Hide
name-double_wad = Double Wad
name-good_arm = Good Arm
name-safe_hands = Safe Hands
name-corpsman = Corpsman
name-get_up = Get Up
name-scrounger = Scrounger

# heroes.yaml
name-leader = Leader
plays-leader = Guards and helps the others from the middle: spoils attacks on them, re-rolls their dice, looks ahead at threats.
name-close_combat = Close combat
plays-close_combat = Fights on the creatures' own location, stops their attacks and steps in front of an ally.
name-marksman = Marksman
plays-marksman = Kills from afar, best from high ground, and keeps creatures down before they strike.
name-demolitions = Demolitions
plays-demolitions = Blows up whole groups, mind your own people, and keeps allies on their feet.
name-abe = Abe Griffin
name-maxine = Maxine
name-shad = Shad
name-frank = Frank
name-don = Don Hymel
name-patty = Patrick Wolinsky
field-patty = psychic
name-henry = Henry Monroe
field-henry = occultist

# missions/bogged_down.yaml
name-bogged_down = Bogged Down
text-bogged_down = Open burrows feed the enemy until they are blown up. The way out is a tank: find fuel and pins, and dig it out of the mud.
name-tank_alpha = Tank Alpha
name-burrow = Burrow
name-mud = Mud
name-start_tank_alpha = Start Tank Alpha
short-start_tank_alpha = Tank
name-fuel_cans = Fuel Cans
name-track_pins = Track Pins
name-close_the_burrows = Close the Burrows
short-close_the_burrows = Burrows

# missions/dead_air.yaml
name-dead_air = Dead Air
text-dead_air = Put the radio on the hill together while the ground burns: who ends a turn beside a fire loses cards. Then hold the mast.
name-mast = Radio mast
name-fire = Fire
name-restore_the_radio = Restore the Radio
short-restore_the_radio = Radio
name-spare_valve = Spare Valve
name-antenna_wire = Antenna Wire
name-code_book = Code Book
name-douse_the_fires = Douse the Fires
short-douse_the_fires = Fires

# missions/river_crossing.yaml
name-river_crossing = River Crossing
text-river_crossing = Find two parts of the ferry, bring back samples of what hunts you, and get everybody aboard. The repaired engine will wake something bigger.
name-ferry = Ferry
name-repair_the_ferry = Repair the Ferry
short-repair_the_ferry = Ferry
name-ferry_fuel = Ferry Fuel
name-engine_propeller = Engine Propeller
name-acquire_specimen_samples = Acquire Specimen Samples
short-acquire_specimen_samples = Samples

# missions/the_drinking_cave.yaml
name-the_drinking_cave = The Drinking Cave
text-the_drinking_cave = Find the lair and break its altars and idols. Then the bearer of the chalice comes, and there is no way out but through it.
name-altar_west = West altar
name-altar_east = East altar
name-idol = Idol
name-find_the_lair = Find the Lair
short-find_the_lair = Lair
name-fresh_tracks = Fresh Tracks
name-wall_paintings = Wall Paintings
name-destroy_the_altars = Destroy the Altars
short-destroy_the_altars = Altars
name-west_altar = West Altar
name-east_altar = East Altar
name-empty_the_chalice = Empty the Chalice
short-empty_the_chalice = Chalice

# missions/the_lamplighters_round.yaml
name-the_lamplighters_round = The Lamplighter's Round
text-the_lamplighters_round = The Lamplighter walks early, and while it walks nothing new comes. Open the vault and cut the wicks: until then nothing hurts it.
name-vault = Vault
name-wick_north = North wick
name-wick_south = South wick
name-lamp = Lamp
name-open_the_vault = Open the Vault
short-open_the_vault = Vault
name-iron_key = Iron Key
name-vault_wheel = Vault Wheel
name-cut_the_wicks = Cut the Wicks
short-cut_the_wicks = Wicks
name-north_wick = North Wick
name-south_wick = South Wick
name-snuff_the_lamplighter = Snuff the Lamplighter
short-snuff_the_lamplighter = Lamplighter

# missions/the_long_gallery.yaml
name-the_long_gallery = The Long Gallery
text-the_long_gallery = Set charges along the gallery and clear the fall at its end. Once they are set the fuse burns: six rounds later the seam comes down.
name-west_shaft = West shaft
name-east_shaft = East shaft
name-fall = Rock fall
name-bracket = Bracket
name-set_the_charges = Set the Charges
short-set_the_charges = Charges
name-detonator = Detonator
name-blasting_wire = Blasting Wire
name-clear_the_fall = Clear the Fall
short-clear_the_fall = Fall
name-pit_props = Pit Props
name-trapped_engineer = Trapped Engineer

# missions/the_name_on_the_stone.yaml
name-the_name_on_the_stone = The Name on the Stone
text-the_name_on_the_stone = Henry must stand before two tombs. The ledger lies in pieces, and its keeper is a knight that has to be broken.
name-tomb_north = North tomb
name-tomb_south = South tomb
name-page = Page
name-read_the_epitaphs = Read the Epitaphs
short-read_the_epitaphs = Epitaphs
name-cold_slab = Cold Slab
name-split_slab = Split Slab
name-recover_the_ledger = Recover the Ledger
short-recover_the_ledger = Ledger
name-torn_pages = Torn Pages
name-ledger_keeper = Ledger Keeper

# missions/the_warm_dark.yaml
name-the_warm_dark = The Warm Dark
text-the_warm_dark = Every clutch of eggs breeds. Burn them and map the nest; the mother comes when both are done, or by herself in round 14.
name-post = Listening post
name-eggs = Eggs
name-map_the_nest = Map the Nest
short-map_the_nest = Nest
name-surveyors_notes = Surveyor's Notes
name-listening_post = Listening Post
name-burn_the_eggs = Burn the Eggs
short-burn_the_eggs = Eggs
name-flame_fuel = Flame Fuel
name-hidden_clutch = Hidden Clutch
name-kill_the_brood_mother = Kill the Brood Mother
short-kill_the_brood_mother = Brood Mother

# missions/velucca_after_dark.yaml
name-velucca_after_dark = Velucca After Dark
text-velucca_after_dark = People are hiding in the lanes. Bring them to the church, light the lanterns, and ring the bell: it stuns everything once.
name-church = Church
name-tower = Bell tower
name-lantern = Lantern
name-gather_the_villagers = Gather the Villagers
short-gather_the_villagers = Villagers
name-hidden_family = Hidden Family
name-wounded_partisan = Wounded Partisan
name-old_priest = Old Priest
name-ring_the_bell = Light the Lanes and Ring the Bell
short-ring_the_bell = Bell
name-bell_rope = Bell Rope

# operations.yaml
name-the_drowned_saint = The Drowned Saint
text-the_drowned_saint = Sicily, July 1943: the Anapo, the village of Velucca, the caves above it.
name-ash_parish = Ash Parish
text-ash_parish = Brittany, winter 1944: a burnt parish, its radio hill and its crypts.
name-deep_seam = Deep Seam
text-deep_seam = The Ardennes border, February 1945: a bogged tank column and the coal seam beneath it.

# sectors.yaml
name-1A = River Bank
name-1B = Cave Mouth
name-2A = Jetty
name-2B = Village Square
name-3A = Lake Shore
name-3B = Church Tower
name-4A = Pine Wood
name-4B = Narrow Lanes
name-5A = Broken Corridor
name-5B = Ruined Camp
name-6A = Gallery
name-6B = Radio Hill
name-7A = Altar Cave
name-7B = Crypt
name-8A = Mud Road
name-8B = Flooded Cellar

# threats.yaml
name-entangling = Entangling
name-too_many_legs = Too Many Legs
name-second_skin = Second Skin
name-scale_and_bone = Scale and Bone
name-blood_scent = Blood Scent
name-no_sleep = No Sleep
name-quickening = Quickening
name-one_of_them = One of Them
name-stoked = Stoked
name-ember_wind = Ember Wind
name-white_glare = White Glare
name-choking_ash = Choking Ash
name-cinder_crust = Cinder Crust
name-unquiet = Unquiet
name-grave_plate = Grave Plate
name-drifting = Drifting
name-tremor = Tremor
name-chitin = Chitin
name-mandibles = Mandibles
name-resin = Resin
name-restless_soil = Restless Soil
name-plated = Plated
name-breach = Breach
name-sinking_ground = Sinking Ground

# upgrades.yaml
name-steady_voice = Steady Voice
name-good_reflexes = Good Reflexes
name-search_and_destroy = Search and Destroy
name-crossfire = Crossfire
name-predator = Predator
name-iron_will = Iron Will
name-machete = Machete
name-human_shield = Human Shield
name-tungsten_core = Tungsten Core
name-range_card = Range Card
name-pinning_fire = Pinning Fire
name-one_round = One Round
name-thermite = Thermite
name-shaped_charge = Shaped Charge
name-medic_kit = Medic Kit
name-stovepipe = Stovepipe
