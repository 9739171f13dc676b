# Equipo: conseguido, dado, puesto, intercambiado y Transmutado; lo que se usa fuera de un combate.

ask-item-keep = ¿Te quedas con { $card } o la das a un Héroe de tu Zona?
item-keep = Quedarse con { $card }
item-give = { $card } para { $other }
item-gained = { $hero } consigue { $card }.
item-given = { $hero } da { $card } a { $other }.

ask-item-reorganize = ¿Qué te equipas?
item-done = Dejarlo así
item-equip = Equipar { $card }
item-equip-instead = { $card } en lugar de { $removed }
item-take-off = Quitarse { $card }
item-equipped = { $hero } se equipa { $card }.
item-taken-off = { $hero } se quita { $card }.
group-equip = Equipar
group-equip-1 = Equipar, Nivel 1
group-equip-2 = Equipar, Nivel 2
group-equip-3 = Equipar, Nivel 3
group-equip-4 = Equipar, Nivel 4
group-equip-5 = Equipar, Nivel 5

item-nothing-left = { $hero } no roba nada: no quedan cartas de Tesoro.
item-trap = Una Trampa para { $hero }: { $card }.
item-luck = Suerte de { $hero } con { $card }: roba una carta de Tesoro mejor.

ask-item-transmute = ¿Qué carta descartas primero?
ask-item-transmute-further = Descartadas: { $cards }. ¿Cuál sigue? Por ahora robas de Nivel { $level }.
item-discard = Descartar { $card } (Nivel { $level })
item-transmuted = { $hero } Transmuta { $cards }.
group-level-1 = Nivel 1
group-level-2 = Nivel 2
group-level-3 = Nivel 3
group-level-4 = Nivel 4
group-level-5 = Nivel 5

ask-item-trade = Reorganizar o intercambiar: ¿qué cambia de manos y qué llevas?
item-pass = { $thing } de { $owner } para otro Héroe
item-card = { $card } (Nivel { $level })
ask-item-pass-to = ¿Quién recibe { $thing }?
item-to = { $other }
ask-item-agree = ¿Entregas { $thing } a { $other }?
item-yes = Sí, entregar
item-no = No, quedármelo
item-refused = { $hero } se queda con esto: { $thing }.
item-passed = { $hero } entrega a { $other }: { $thing }.
item-to-transmute = Transmutar 3 cartas
group-transmute = Transmutar

use-on-hero = { $ability }: { $other }
use-on-enemy = { $ability }: { $enemy } en { $zone }
use-to-zone = { $ability }: a { $zone }
use-alone = Usar { $ability }
use-told = { $hero } usa { $ability }.
ask-use-pay = ¿Cómo pagas?
use-pay-xp = Pagar 1 PE
use-pay-micro = Pagar 1 punto de Microexperiencia
use-paid-xp = { $hero } paga 1 PE por { $ability }.
use-paid-micro = { $hero } paga 1 punto de Microexperiencia por { $ability }.
ask-use-way = ¿Por dónde vas a { $zone }?
use-way = Por { $zones }
ask-use-melee = Tu ataque cuerpo a cuerpo sin coste: ¿a quién atacas?
ask-use-ranged = Tu ataque a distancia sin coste: ¿a quién atacas?
