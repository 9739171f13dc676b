# What the table says about Massive Darkness: its name and what is chosen before the start.

game-name = Massive Darkness

option-mode = Mode
option-mode-normal = Single Missions
option-mode-normal-detail = Every Mission starts with fresh Heroes
option-mode-story = Story Mode
option-mode-story-detail = Skills and Equipment pass on; there is a Market
option-mission = First Mission
option-story_order = Order of Missions in Story Mode
option-story_order-printed = As printed
option-story_order-random = Random
option-lifebringer = Damage tokens on the Lifebringer
option-heroes = Hero
option-classes = Class
option-same_class = Heroes may share a Class
option-event_level_of_guards = Guards of Events are of the Events’ Level
option-hellhound_door_card = A Door card for the Chamber of the Hellhound, too

phase-setup = Set-up
phase-enemies = Enemy Phase
phase-experience = Experience Phase
phase-event = Event Phase
phase-round = Round
phase-mission = Mission
phase-aftermath = The time after the Mission
