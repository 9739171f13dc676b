# Combat: what a Hero can attack, the dice, what is paid, the Damage.

# The menu
group-attack-melee = Melee
group-attack-ranged = Ranged
group-attack-magic = Magic
group-attack-melee-alone = Melee, 1 weapon
group-attack-ranged-alone = Ranged, 1 weapon
group-attack-magic-alone = Magic, 1 weapon
combat-attack-alone = Only { $weapon }: { $attack }
combat-attack-dice = { $attack } against { $defense }: about { $whole }.{ $tenths } Damage
combat-pillar = Pillar

# Dice
combat-red = red ({ $faces })
combat-yellow = yellow ({ $faces })
combat-green = green ({ $faces })
combat-blue = blue ({ $faces })
combat-no-dice = no dice
combat-face-blank = blank
combat-face-only = { $amount }
combat-face-bam = { $amount } + Bam
combat-face-diamond = { $amount } + Diamond
combat-hits = { $count ->
    [1] 1 Hit
   *[other] { $count } Hits
  }
combat-shields = { $count ->
    [1] 1 Shield
   *[other] { $count } Shields
  }

# The roll
combat-begins-melee = Melee attack by { $attacker } on { $defender } in { $zone }.
combat-begins-ranged = Ranged attack by { $attacker } on { $defender } in { $zone }.
combat-begins-magic = Magic attack by { $attacker } on { $defender } in { $zone }.
combat-begins-melee-with = Melee attack by { $attacker } on { $defender } in { $zone } with { $weapons }.
combat-begins-ranged-with = Ranged attack by { $attacker } on { $defender } in { $zone } with { $weapons }.
combat-begins-magic-with = Magic attack by { $attacker } on { $defender } in { $zone } with { $weapons }.
combat-rolled = Attack: { $attack }. Defense: { $defense }.
combat-by = { $who }, { $ability }
combat-by-own = { $who }
combat-rerolled = Reroll of { $roll } ({ $by }): { $dice }.
combat-flipped = Blank results flipped ({ $by }): { $dice }.
combat-filled = Blank results filled ({ $by }): { $dice }.
ask-combat-reroll = { $ability }: do you reroll?
combat-reroll-attack = Reroll the Attack dice
combat-reroll-defense = Reroll the Defense dice
combat-reroll-no = Let the dice lie
combat-dice = { $dice }
ask-combat-reroll-dice = { $ability }: which dice do you reroll?
ask-combat-flip = Which blank results do you flip?
ask-combat-remove-dice = Which dice do you remove?
ask-combat-best-dice = These dice are equally good: which of them does the Enemy choose?

# Skills and what they cost
ask-combat-skill = { $rolled ->
    [0] Before the roll: do you use { $ability }? { $does }
   *[other] Do you use { $ability }? { $does }
}
combat-skill-no = Do not use it
combat-skill-blood = { $hero } suffers { $damage } Damage
ask-combat-tribute = Do you suffer { $damage } Damage for { $ability }?
combat-tribute-yes = Suffer { $damage } Damage
combat-no = No
combat-skill-bleeds = Blood of { $hero } for { $ability }.
combat-skill-acts = { $by }: { $does }
ask-combat-choose = { $ability }: which do you choose?
ask-combat-bodyguard-melee = Attack by { $enemy } on { $ally } (Melee). Do you step in by { $ability }?
ask-combat-bodyguard-ranged = Attack by { $enemy } on { $ally } (Ranged). Do you step in by { $ability }?
ask-combat-bodyguard-magic = Attack by { $enemy } on { $ally } (Magic). Do you step in by { $ability }?
combat-placed = { $hero } is put into { $zone }.

# Enchantments
ask-combat-attack-enchantment = Which Attack Enchantment do you activate? Bam: { $bams }, Diamond: { $diamonds }
ask-combat-defense-enchantment = Which Defense Enchantment do you activate? Bam: { $bams }, Diamond: { $diamonds }
combat-enchant = { $ability }
combat-enchant-done = Activate nothing more
combat-enchants = { $by } for { $cost }: { $does }
ask-combat-heal = Which Hero is healed?
combat-heal = { $hero }, Life { $life }

# Damage
combat-result = { $hits ->
    [1] 1 Hit
   *[other] { $hits } Hits
  } against { $shields ->
    [1] 1 Shield
   *[other] { $shields } Shields
  }: { $dealt } Damage.
combat-result-extra = { $hits ->
    [1] 1 Hit
   *[other] { $hits } Hits
  } against { $shields ->
    [1] 1 Shield
   *[other] { $shields } Shields
  }, and { $extra } Damage that Shields do not stop: { $dealt } Damage.
combat-halved = Halved, rounded up: { $dealt } Damage.
ask-combat-boss = Who of { $enemy } suffers the { $damage } Damage?
combat-hit-boss = The Boss first, Life { $life }
combat-hit-minions = { $minions ->
    [1] The Minion
   *[other] The { $minions } Minions
  }
