# Lo que dicen las aptitudes en las imágenes: símbolos en lugar de palabras. Lo demás se dice como en los textos.
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
ability-double-hits = duplica los <hit> obtenidos
ability-cancel-all = cancela todos los <bam> y <diamond> de { $roll }
ability-cancel-bam = cancela { $count }<bam> de { $roll }
ability-cancel-diamond = cancela { $count }<diamond> de { $roll }
ability-rolled-damage = los <hit> de { $dice } como Heridas
