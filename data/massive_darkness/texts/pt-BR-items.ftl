# Equipamento: obtido, dado, vestido, trocado e Transmutado; o que se usa fora de um combate.

ask-item-keep = Você fica com { $card } ou dá a carta a um Herói da sua Zona?
item-keep = Ficar com { $card }
item-give = { $card } para { $other }
item-gained = { $hero } obtém { $card }.
item-given = { $hero } dá { $card } a { $other }.

ask-item-reorganize = O que você equipa?
item-done = Deixar assim
item-equip = Equipar { $card }
item-equip-instead = { $card } no lugar de { $removed }
item-take-off = Tirar { $card }
item-equipped = { $hero } equipou { $card }.
item-taken-off = { $hero } tira { $card }.
group-equip = Equipar
group-equip-1 = Equipar, Nível 1
group-equip-2 = Equipar, Nível 2
group-equip-3 = Equipar, Nível 3
group-equip-4 = Equipar, Nível 4
group-equip-5 = Equipar, Nível 5

item-nothing-left = { $hero } não compra nada: não há mais cartas de Tesouro.
item-trap = Uma Armadilha para { $hero }: { $card }.
item-luck = Sorte de { $hero } com { $card }: compra uma carta de Tesouro melhor.

ask-item-transmute = Qual carta você descarta primeiro?
ask-item-transmute-further = Descartadas: { $cards }. Qual é a próxima? Por ora você compra de Nível { $level }.
item-discard = Descartar { $card } (Nível { $level })
item-transmuted = { $hero } Transmuta { $cards }.
group-level-1 = Nível 1
group-level-2 = Nível 2
group-level-3 = Nível 3
group-level-4 = Nível 4
group-level-5 = Nível 5

ask-item-trade = Reorganizar ou trocar: o que muda de mãos e o que você veste?
item-pass = { $thing } de { $owner } para outro Herói
item-card = { $card } (Nível { $level })
ask-item-pass-to = Quem recebe { $thing }?
item-to = { $other }
ask-item-agree = Você entrega { $thing } a { $other }?
item-yes = Sim, entregar
item-no = Não, ficar com isto
item-refused = { $hero } fica com isto: { $thing }.
item-passed = { $hero } entrega a { $other }: { $thing }.
item-to-transmute = Transmutar 3 cartas
group-transmute = Transmutar

use-on-hero = { $ability }: { $other }
use-on-enemy = { $ability }: { $enemy } em { $zone }
use-to-zone = { $ability }: para { $zone }
use-alone = Usar { $ability }
use-told = { $hero } usa { $ability }.
ask-use-pay = Como você paga?
use-pay-xp = Pagar 1 XP
use-pay-micro = Pagar 1 Micro-XP
use-paid-xp = { $hero } paga 1 XP por { $ability }.
use-paid-micro = { $hero } paga 1 Micro-XP por { $ability }.
ask-use-way = Por onde você vai até { $zone }?
use-way = Por { $zones }
ask-use-melee = Seu ataque Corpo a Corpo grátis: quem você ataca?
ask-use-ranged = Seu ataque à Distância grátis: quem você ataca?
