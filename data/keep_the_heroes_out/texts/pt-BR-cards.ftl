# What cards, rooms and clans can do, in the words of the cards: "/" parts the sides of a card, "→" the two parts of a combo.
card-or = { $first } / { $then }
card-and = { $first }, { $then }
card-detail = { $kind }: { $shows }
action-times = { $action } ×{ $count }
action-draw = Sacar
action-activate = Ativar
action-move = Mover
action-melee = Corpo a corpo
action-ranged = À distância
action-defend = Defender
action-trap = Armadilha
action-portal = Portal concluído
action-heal-all = Remover todos os ferimentos de um monstro seu
action-reinforce-room = Pôr um monstro onde você já tem um
action-move-through-walls = Mover, também através de uma parede
action-place = Colocar { $token }
action-spend = Gastar { $token }
action-spend-any = Gastar qualquer recurso
action-ambush = Emboscar { $count } ({ $types })
action-ambush-any = Emboscar { $count } (qualquer sala)
action-swarm = Enxame ({ $action })
action-reinforce = Reforçar ({ $action })
action-summon-here = { $count ->
    [1] 1 monstro aqui
   *[other] { $count } monstros aqui
}
action-gain = Adquirir Pilhagem ({ $category })
action-combo = ({ $left } → { $right })
room-action-cells = nenhuma; a aposta manda heróis para cá
room-action-laboratory = uma carta de Guilda manda um herói às Celas; depois pegar uma carta de Tática da Pilhagem disponível
room-action-builder = Gastar de 1 a 3 Moedas daqui → construir uma sala com um tesouro desse valor

# What can be looked up
glossary-card = { $detail }.
glossary-clan = { $plays } { $count ->
    [1] 1 monstro
   *[other] { $count } monstros
}, vitalidade { $vitality }. Começa em: { $type }. Ativar: { $ability }.
glossary-room = { $type }. Ativar: { $action }.
glossary-scenario = { $text } Jogadores recomendados: { $players }.
glossary-scenario-clans = { $text } Jogadores recomendados: { $players }; clãs: { $clans }.
said = { $text }
hero-card = { $hero } (salas: { $type })
