# Damage, death, XP, Levels and Skills in the account.

life-hurt = { $hero } suffers { $damage } Damage: Life { $life }.
life-dies = { $hero } dies in { $zone }.
life-healed = { $hero } heals { $healed } Damage: Life { $life }.
life-stunned = Stunned in { $zone }: { $who }.
life-resurrected = { $hero } rises in { $zone } with Life { $life }. Lifebringer tokens left: { $left }.
life-maximum = The maximum Life of { $hero } is now { $most }.
life-enemy-hurt = { $enemy } in { $zone }: { $damage } Damage.
life-enemy-healed = { $enemy } in { $zone }: { $healed } Damage healed.
life-enemy-dies = { $enemy } in { $zone }: dead, and nobody gains anything.
life-minions-die = { $minions ->
    [1] 1 Minion of { $enemy } in { $zone } dies.
   *[other] { $minions } Minions of { $enemy } in { $zone } die.
  }
life-boss-dies = The Boss of { $enemy } in { $zone } dies.
life-single-dies = { $enemy } in { $zone } dies.
life-rolled = The dice against { $enemy } show { $hits ->
    [1] 1 Hit.
   *[other] { $hits } Hits.
  }
life-pillar-hurt = The Pillar in { $zone } suffers { $damage } Damage: Life { $life }.
life-pillar-destroyed = The Pillar in { $zone } is destroyed.

xp-gained = XP for { $heroes }: +{ $xp }.
xp-gained-micro = Micro-XP for { $heroes }: +{ $xp }.
xp-lost = { $hero } can hold { $most } XP at most: { $lost } XP are lost.

level-rises = The Current Level rises to { $level }.

ask-experience-buy = Which Skill do you buy with your XP?
experience-buy = { $skill } (Level { $level }) for { $xp } XP
experience-done = Buy nothing more
experience-bought = { $hero } buys { $skill } for { $xp } XP.

end-won = The Heroes win the Mission.
end-lost = The objectives can no longer be met. The Mission is lost.
end-no-lifebringer = A Hero is dead, and the Lifebringer has no token left. The Mission is lost.
