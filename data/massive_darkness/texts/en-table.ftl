# What the table says about Massive Darkness: its name and what is chosen before the start.

game-name = Massive Darkness

button-hand = Hero
front-how-to-play = When it is your turn I mention you at the end of this thread. Press **Take turn** there. **Hero** shows what your Hero has and can do, **What happened** tells what you have missed.

advice-m04 = **Very hard:** autopilot wins 2 of 100 games, and 5 with nine tokens on the Lifebringer: time is short, so keep moving.
advice-m10 = **Very hard:** autopilot wins none of 100 games with two tokens on the Lifebringer, and 20 with nine.
option-mode = Mode
option-mode-normal = Single Missions
option-mode-normal-detail = Every Mission starts with fresh Heroes
option-mode-story = Story Mode
option-mode-story-detail = Skills and Equipment pass on; there is a Market
option-mission = Mission
option-mission-t00-detail = Teaches the game: find a Key and get out
option-mission-m01-detail = Two Artifacts to find and to hold in the Library
option-mission-m02-detail = A Giant Spider must not get away
option-mission-m03-detail = Three parts of an Artifact, and one Hero who must live
option-mission-m04-detail = The dungeon collapses behind you
option-mission-m05-detail = A monster that no weapon hurts
option-mission-m06-detail = Two Keys, and a Hellhound behind the Door
option-mission-m07-detail = Levers, a locked Door, and what waits behind it
option-mission-m08-detail = Three Executors, asleep behind Pillars
option-mission-m09-detail = Hold out until the last wave
option-mission-m10-detail = Three Stages, and the darkness hurts
option-story_order = Order of Missions in Story Mode
option-story_order-printed = As printed
option-story_order-random = Random
option-lifebringer = Damage tokens on the Lifebringer
about-option-lifebringer = Each can bring a dead Hero back. A death with none left loses the Mission.
option-heroes = Hero
option-heroes-bjorn-detail = Headbutt: hurts an Enemy in his Zone for free. Suits the Shadow Barbarian
option-heroes-elias-detail = Lightning: hurts an Enemy up to 2 Zones away for free. Suits the Battle Wizard
option-heroes-owen-detail = Rerolls blank Defense dice. Suits the Paladin of Fury
option-heroes-sibyl-detail = Rerolls blank Attack dice. Suits the Nightshade Ranger
option-heroes-siegfried-detail = Whoever hurts him suffers 1 Damage. Suits the Pit Fighter Berserker
option-heroes-whisper-detail = Moves 1 Zone farther. Suits the Bloodmoon Nightrunner
option-classes = Class
option-different_classes = Each Hero needs another Class
about-option-different_classes = The rules do not forbid two Heroes of one Class.
option-event_level_of_guards = Guards of Events are of the Events’ Level
about-option-event_level_of_guards = For Events of Story Mode the highest Level token under a Hero counts. Usually it sets places only, and Guards are of the Current Level.
option-hellhound_door_card = A Door card for the Chamber of the Hellhound, too
about-option-hellhound_door_card = In The Fiend’s Treasure no Door card is usually drawn for that Chamber, for the Hellhound is in it already.

phase-setup = Set-up
phase-enemies = Enemy Phase
phase-experience = Experience Phase
phase-event = Event Phase
phase-mission = The Mission
phase-aftermath = The time after the Mission

# What each level of autopilot considers.
setting-level-strong-detail = Weighs danger and waits until all are ready
setting-level-steady-detail = Weighs danger, but does not wait for Equipment
setting-level-simple-detail = Goes straight for the goal and ignores danger
setting-level-beginner-detail = Ignores danger, healing and Skills
