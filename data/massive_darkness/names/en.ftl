# artifacts.yaml
name-a001 = Barbarian's Helm
name-a002 = Berserker's Gauntlets
name-a003 = Mage's Amulet of Power
name-a004 = Nightrunner's Cloak
name-a005 = Paladin's Crown
name-a006 = Ranger's Quiver

# classes.yaml
name-nightshade_ranger = Nightshade Ranger
name-nightshade_ranger-signature = Find Weakness
name-nightshade_ranger-free = Elusive
name-health_boost = Health Boost
name-shadow_hunter = Shadow Hunter
name-ranged_specialist = Ranged Specialist
name-defensive_training = Defensive Training
name-precise_aim = Precise Aim
name-sure_shot = Sure Shot
name-paladin_of_fury = Paladin of Fury
name-paladin_of_fury-signature = Bodyguard
name-paladin_of_fury-free = Taunt
name-light_in_the_dark = Light in the Dark
name-shield_of_fury = Shield of Fury
name-bulwark = Bulwark
name-judgement = Judgement
name-healing_hands = Healing Hands
name-battle_wizard = Battle Wizard
name-battle_wizard-signature = Arcane Focus
name-battle_wizard-free = Teleport 2
name-gift_of_gloom = Gift of Gloom
name-spellblade = Spellblade
name-evocation = Evocation
name-warding = Warding
name-quick_casting = Quick Casting
name-shadow_barbarian = Shadow Barbarian
name-shadow_barbarian-signature = War Cry
name-shadow_barbarian-free = Night Blood
name-charge = Charge
name-brutality = Brutality
name-hurler = Hurler
name-great_swing = Great Swing
name-iron_hide = Iron Hide
name-bloodmoon_nightrunner = Bloodmoon Nightrunner
name-bloodmoon_nightrunner-signature = Shadow Step
name-bloodmoon_nightrunner-free = Twin Fangs
name-moonlit_blade = Moonlit Blade
name-giant_slayer = Giant Slayer
name-blood_moon = Blood Moon
name-keen_edges = Keen Edges
name-slip_away = Slip Away
name-pit_fighter_berserker = Pit Fighter Berserker
name-pit_fighter_berserker-signature = Pain into Power
name-pit_fighter_berserker-free = Retaliate 1
name-wounded_beast = Wounded Beast
name-bloodthirst = Bloodthirst
name-arena_veteran = Arena Veteran
name-sword_show = Sword Show
name-second_wind = Second Wind

# doors.yaml
name-d01 = Guards
name-d02 = Guards
name-d03 = Guards
name-d04 = Guards
name-d05 = Guards
name-d06 = Guards
name-d07 = Ambush!
name-d08 = Ambush!
name-d09 = Many Guards
name-d10 = Many Guards

# events.yaml
name-e01 = Rear Patrol
name-e03 = Vanguard Patrol
name-e09 = Monstrous Vanguard Patrol
name-e11 = Unexpected Monster
name-e13 = Forgotten Cache
name-e14 = Lesson in the Dark
name-e15 = Crumbling Ceiling
name-e16 = Warm Embers
name-e17 = Shadow Blessing
name-e19 = Light Protector

# guards.yaml
name-g001 = Dwarf Warriors
name-g002 = Dwarf Warriors
name-g003 = Dwarf Defenders
name-g004 = Goblin Agent
name-g005 = Goblin Archers
name-g006 = Goblin Archers
name-g007 = Goblin Warriors
name-g008 = Goblin Warriors
name-g009 = Orc Enforcers
name-g010 = Orc Flayers
name-g011 = Dwarf Agent
name-g012 = Dwarf Defenders
name-g013 = Orc Flayers
name-g014 = Dwarf Warriors
name-g015 = Dwarf Warriors
name-g016 = Goblin Archers
name-g017 = Goblin Archers
name-g018 = Goblin Warriors
name-g019 = Goblin Warriors
name-g020 = Orc Enforcers
name-g021 = Goblin Archers
name-g022 = Goblin Archers
name-g023 = Goblin Warriors
name-g024 = Goblin Warriors
name-g025 = Orc Agent
name-g026 = Orc Enforcers
name-g027 = Orc Enforcers
name-g028 = Orc Flayers
name-g029 = Dwarf Warriors
name-g030 = Dwarf Defenders
name-g031 = Dwarf Defenders
name-g032 = Dwarf Warriors
name-g033 = Dwarf Warriors
name-g034 = Goblin Archers
name-g035 = Goblin Archers
name-g036 = Goblin Agent
name-g037 = Goblin Warriors
name-g038 = Goblin Warriors
name-g039 = Orc Enforcers
name-g040 = Orc Flayers
name-g041 = Dwarf Agent
name-g042 = Dwarf Defenders
name-g043 = Dwarf Warriors
name-g044 = Dwarf Warriors
name-g045 = Goblin Archers
name-g046 = Goblin Archers
name-g047 = Goblin Warriors
name-g048 = Goblin Warriors
name-g049 = Orc Enforcers
name-g050 = Orc Flayers

# heroes.yaml
name-bjorn = Bjorn
name-bjorn-abilities-2 = Headbutt
name-elias = Elias
name-elias-abilities-2 = Lightning
name-owen = Owen
name-owen-abilities-2 = Protector
name-sibyl = Sibyl
name-sibyl-abilities-2 = Eagle Eye
name-siegfried = Siegfried
name-siegfried-abilities-2 = Vengeance
name-whisper = Whisper
name-whisper-abilities-2 = Swift

# missions/m01.yaml
name-m01 = Scorched Earth

# missions/m02.yaml
name-m02 = Black Widow

# missions/m03.yaml
name-m03 = The Chosen One

# missions/m04.yaml
name-m04 = Goblin War Drums

# missions/m05.yaml
name-m05 = The Immortal's Downfall

# missions/m06.yaml
name-m06 = The Fiend's Treasure

# missions/m07.yaml
name-m07 = Sparks in the Dark

# missions/m08.yaml
name-m08 = Big Game Hunting

# missions/m09.yaml
name-m09 = Maze of Darkness

# missions/m10.yaml
name-m10 = The Heart of Darkness

# missions/t00.yaml
name-t00 = Walking in the Dark

# roaming_monsters.yaml
name-rm01 = Abyssal Demon
name-rm02 = Giant Spider
name-rm03 = Hellhound
name-rm04 = High Troll
name-rm05 = Liliarch
name-rm06 = Ogre Mage
name-rm07 = Abyssal Demon
name-rm08 = Giant Spider
name-rm09 = Hellhound
name-rm10 = High Troll
name-rm11 = Liliarch
name-rm12 = Ogre Mage

# starting_equipment.yaml
name-se01 = Staff
name-se03 = Short Bow
name-se05 = Axe
name-se07 = Longsword
name-se09 = Mace
name-se11 = Spear
name-se13 = Leather Armor

# treasures.yaml
name-t001 = Armor of Life
name-t003 = Chainmail
name-t005 = Plate Armor
name-t007 = Guillotine Potion
name-t008 = Lesser Healing Potion
name-t011 = Rigged Chest
name-t013 = Wizard's Talisman
name-t014 = Gnomes' Gold Bag
name-t016 = Hidden Cache
name-t017 = Wooden Ring
name-t019 = Smoke Flask
name-t020 = Scepter
name-t021 = Scepter of Fear
name-t023 = Apprentice's Wand
name-t025 = Gnarled Staff
name-t026 = Flaming Sword
name-t028 = Greatsword
name-t030 = Hatchet
name-t032 = Spiked Mace
name-t034 = Buckler
name-t036 = Compound Bow
name-t038 = Plague Javelin
name-t040 = Throwing Knives
name-t042 = Chainmail
name-t044 = Plate Armor
name-t046 = Thorn Mail
name-t048 = Guillotine Potion
name-t049 = Turtle Charm
name-t050 = Lesser Healing Potion
name-t052 = The King's Crown
name-t053 = Poison Needle
name-t054 = Lucky Find
name-t055 = Dodging Boots
name-t056 = Ember Wand
name-t058 = Orb of Shadows
name-t060 = Axe of Renewal
name-t062 = Greatsword
name-t063 = Hammer
name-t064 = Ice Sword
name-t066 = War Cleaver
name-t067 = Longsword
name-t069 = Long Spear
name-t071 = Teardrop Shield
name-t072 = Compound Bow
name-t074 = Plague Javelin
name-t076 = Crossbow
name-t078 = Armor of Life
name-t080 = Chainmail
name-t082 = Cold Iron Armor
name-t083 = The King's Armor
name-t084 = Healing Potion
name-t085 = Lucky Find
name-t086 = Blade Trap
name-t087 = Ring of Power
name-t088 = Turtle Charm
name-t090 = Guillotine Potion
name-t091 = Orb of Dark Light
name-t092 = Scepter
name-t093 = Staff of Defense
name-t095 = Ice Mace
name-t096 = Battle Axe
name-t097 = Greatsword
name-t099 = Piercing Spear
name-t101 = The King's Mace
name-t102 = Flaming Sword
name-t104 = Dwarf Shield
name-t106 = Hornbow
name-t108 = Flaming Bow
name-t109 = Javelin
name-t111 = Plague Javelin
name-t112 = Thorn Mail
name-t114 = Plate Armor
name-t115 = Shadow Armor
name-t117 = Greater Healing Potion
name-t119 = Falling Block
name-t120 = The Knight's Helm
name-t121 = Warding Amulet
name-t123 = Scepter of Fear
name-t125 = Storm Orb
name-t126 = Wand of Stupor
name-t128 = Archmage's Staff
name-t130 = Flaming Sword
name-t132 = Greatsword
name-t133 = Ice Sword
name-t135 = Meteoric Hammer
name-t137 = Assassin's Dagger
name-t139 = Teardrop Shield
name-t140 = Compound Bow
name-t142 = Greatbow
name-t144 = Winged Javelin
name-t145 = The Knight's Armor
name-t146 = Plate Armor
name-t148 = Armor of Life
name-t150 = Elixir of Life
name-t152 = Warding Amulet
name-t153 = Doom Glyph
name-t154 = Ring of Power
name-t156 = Orb of Dark Light
name-t157 = Ember Wand
name-t159 = Staff of Defense
name-t160 = Archmage's Staff
name-t162 = Dragonbone Greatsword
name-t164 = Axe of Renewal
name-t165 = Decapitator
name-t166 = Meteoric Hammer
name-t167 = Magma Sword
name-t169 = The Knight's Shield
name-t170 = Round Shield
name-t172 = Storm Javelin
name-t174 = Flaming Bow
name-t175 = Bow of Fury
