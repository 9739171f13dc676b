# What cards, rooms and clans can do, in the words of the cards: "/" parts the sides of a card, "→" the two parts of a combo.
card-or = { $first } / { $then }
card-and = { $first }, { $then }
card-detail = { $kind }: { $shows }
action-times = { $action } ×{ $count }
action-draw = Robar
action-activate = Activar
action-move = Mover
action-melee = Cuerpo a cuerpo
action-ranged = A distancia
action-defend = Defender
action-trap = Trampa
action-portal = Portal completo
action-heal-all = Quitar todas las heridas a un monstruo tuyo
action-reinforce-room = Poner un monstruo donde ya tienes uno
action-move-through-walls = Mover, también a través de una pared
action-place = Poner { $token }
action-spend = Gastar { $token }
action-spend-any = Gastar cualquier recurso
action-ambush = Emboscada { $count } ({ $types })
action-ambush-any = Emboscada { $count } (cualquier sala)
action-swarm = Enjambre ({ $action })
action-reinforce = Refuerzo ({ $action })
action-summon-here = { $count ->
    [1] 1 monstruo aquí
   *[other] { $count } monstruos aquí
}
action-gain = Tomar botín ({ $category })
action-combo = ({ $left } → { $right })
room-action-cells = ninguna; la apuesta manda héroes aquí
room-action-laboratory = una carta del gremio manda un héroe a las Celdas; después tomar una carta táctica de la fila
room-action-builder = Gastar de 1 a 3 Monedas de aquí → construir una sala con un tesoro de ese valor

# What can be looked up
glossary-card = { $detail }.
glossary-clan = { $plays } { $count ->
    [1] 1 monstruo
   *[other] { $count } monstruos
}, vitalidad { $vitality }. Empieza en: { $type }. Activar: { $ability }.
glossary-room = { $type }. Activar: { $action }.
glossary-scenario = { $text } Jugadores recomendados: { $players }.
glossary-scenario-clans = { $text } Jugadores recomendados: { $players }; clanes: { $clans }.
said = { $text }
hero-card = { $hero } (salas: { $type })
