# Fatos que as dicas citam.

reason-deals = Isto causa { $damage } de Dano em média; o alvo tem { $count } de Vida.
reason-suffers = O Contra-Ataque do alvo causa { $damage } de Dano em média; você tem { $count } de Vida.
reason-strikers = { $zone }: { $count ->
    [one] 1 Inimigo pode
   *[other] { $count } Inimigos podem
} atingir { $hero } lá, com { $damage } de Dano em média.
reason-no-strikers = { $zone }: nenhum Inimigo pode atingir { $hero } lá.
reason-life = { $hero } tem { $count } de { $most } de Vida.
