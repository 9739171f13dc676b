# O que as habilidades dizem nas imagens: símbolos no lugar de palavras. O resto é dito como nos textos.
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
ability-cost-xp = { $count }<xp>
ability-hits = +{ $count }<hit>
ability-shields = +{ $count }<shield>
ability-damage = +{ $count }<wound>
ability-bam = +{ $count }<bam>
ability-diamond = +{ $count }<diamond>
ability-attacker-hits = Atacante -{ $count }<hit>
ability-defender-shields = Defensor -{ $count }<shield>
ability-double-hits = dobre os <hit> rolados
ability-cancel-all = cancele todos os <bam> e <diamond> de { $roll }
ability-cancel-bam = cancele { $count }<bam> de { $roll }
ability-cancel-diamond = cancele { $count }<diamond> de { $roll }
ability-rolled-damage = os <hit> de { $dice } como Dano
