# What abilities say in pictures: symbols stand for words. Everything else is said as in the texts.
ability-cost-bam = { $count ->
    [1] <bam>
    [2] <bam><bam>
   *[other] { $count }<bam>
  }
ability-cost-diamond = { $count ->
    [1] <diamond>
    [2] <diamond><diamond>
   *[other] { $count }<diamond>
  }
ability-cost-xp = pay { $count }<xp>
ability-hits = +{ $count }<hit>
ability-shields = +{ $count }<shield>
ability-damage = +{ $count }<wound>
ability-bam = +{ $count }<bam>
ability-diamond = +{ $count }<diamond>
ability-attacker-hits = Attacker -{ $count }<hit>
ability-defender-shields = Defender -{ $count }<shield>
ability-double-hits = double the <hit> rolled
ability-cancel-all = cancel all <bam> and <diamond> of the { $roll }
ability-cancel-bam = cancel { $count }<bam> of the { $roll }
ability-cancel-diamond = cancel { $count }<diamond> of the { $roll }
ability-rolled-damage = the <hit> of { $dice } as Damage
