# What cards, rooms and clans can do, in the words of the cards: "/" parts the sides of a card, "→" the two parts of a combo.
card-or = { $first } / { $then }
card-and = { $first }, { $then }
card-detail = { $kind }: { $shows }
action-times = { $action } ×{ $count }
action-draw = Draw
action-activate = Activate
action-move = Move
action-melee = Melee
action-ranged = Ranged
action-defend = Defend
action-trap = Trap
action-portal = Completed portal
action-heal-all = Remove all wounds from one of your monsters
action-reinforce-room = Put a monster where you have one
action-move-through-walls = Move, also through a wall
action-place = Place { $token }
action-spend = Spend { $token }
action-spend-any = Spend any resource
action-ambush = Ambush { $count } ({ $types })
action-ambush-any = Ambush { $count } (any room)
action-swarm = Swarm ({ $action })
action-reinforce = Reinforce ({ $action })
action-summon-here = { $count ->
    [1] 1 monster here
   *[other] { $count } monsters here
}
action-gain = Take loot ({ $category })
action-combo = ({ $left } → { $right })
room-action-cells = none; a gamble sends heroes here
room-action-laboratory = a guild card sends a hero to the Cells, then take a tactic card of the row
room-action-builder = Spend 1 to 3 Coins lying here → build a room with a treasure of that value

# What can be looked up
glossary-card = { $detail }.
glossary-clan = { $plays } { $count ->
    [1] 1 monster
   *[other] { $count } monsters
}, vitality { $vitality }. Begins at: { $type }. Activate: { $ability }.
glossary-room = { $type }. Activate: { $action }.
glossary-scenario = { $text } Recommended players: { $players }.
glossary-scenario-clans = { $text } Recommended players: { $players }; clans: { $clans }.
said = { $text }
hero-card = { $hero } ({ $type } rooms)
