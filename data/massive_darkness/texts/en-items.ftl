# Equipment: gained, given, worn, traded and Transmuted; what is used outside of a combat.

ask-item-keep = Do you keep { $card }, or give it to a Hero in your Zone?
item-keep = Keep { $card }
item-give = { $card } to { $other }
item-gained = { $hero } gains { $card }.
item-given = { $hero } gives { $card } to { $other }.

ask-item-reorganize = What do you equip?
item-done = Keep it as it is
item-equip = Equip { $card }
item-equip-instead = { $card } instead of { $removed }
item-take-off = Take off { $card }
item-equipped = { $hero } has Equipped { $card }.
item-taken-off = { $hero } takes off { $card }.
group-equip = Equip
group-equip-1 = Equip, Level 1
group-equip-2 = Equip, Level 2
group-equip-3 = Equip, Level 3
group-equip-4 = Equip, Level 4
group-equip-5 = Equip, Level 5

item-nothing-left = { $hero } draws nothing: no Treasure card is left.
item-trap = A Trap for { $hero }: { $card }.
item-luck = { $hero } is in Luck with { $card }, and draws a better Treasure card.

ask-item-transmute = Which card do you discard first?
ask-item-transmute-further = Discarded: { $cards }. Which card next? So far you draw at Level { $level }.
item-discard = Discard { $card } (Level { $level })
item-transmuted = { $hero } Transmutes { $cards }.
group-level-1 = Level 1
group-level-2 = Level 2
group-level-3 = Level 3
group-level-4 = Level 4
group-level-5 = Level 5

ask-item-trade = Reorganize or trade: what changes hands, and what do you wear?
item-pass = { $thing } of { $owner } to somebody else
item-card = { $card } (Level { $level })
ask-item-pass-to = Who gets { $thing }?
item-to = { $other }
ask-item-agree = Do you hand { $thing } over to { $other }?
item-yes = Yes, hand it over
item-no = No, keep it
item-refused = { $hero } keeps this: { $thing }.
item-passed = { $hero } hands over to { $other }: { $thing }.
item-to-transmute = Transmute 3 cards
group-transmute = Transmute

use-on-hero = { $ability }: { $other }
use-on-enemy = { $ability }: { $enemy } in { $zone }
use-to-zone = { $ability }: to { $zone }
use-alone = Use { $ability }
use-told = { $hero } uses { $ability }.
ask-use-pay = How do you pay?
use-pay-xp = Pay 1 XP
use-pay-micro = Pay 1 Micro-XP
use-paid-xp = { $hero } pays 1 XP for { $ability }.
use-paid-micro = { $hero } pays 1 Micro-XP for { $ability }.
ask-use-way = Which way do you take to { $zone }?
use-way = By { $zones }
ask-use-melee = Your free Melee attack: whom do you attack?
ask-use-ranged = Your free Ranged attack: whom do you attack?
