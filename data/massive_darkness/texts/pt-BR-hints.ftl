# Fatos que as dicas citam.

reason-deals = Isto causa { $damage } de Dano em média; o alvo tem { $count } de Vida.
reason-suffers = O Contra-Ataque do alvo causa { $damage } de Dano em média; você tem { $count } de Vida.
reason-strikers = { $zone }: { $count ->
    [one] 1 Inimigo pode
   *[other] { $count } Inimigos podem
} atingir { $hero } lá, com { $damage } de Dano em média.
reason-no-strikers = { $zone }: nenhum Inimigo pode atingir { $hero } lá.
reason-nearer-goal = { $steps ->
    [0] O objetivo está em { $zone }.
   *[other] { $zone } fica mais perto do objetivo em { $place }.
  }
reason-nearer-treasure = { $steps ->
    [0] Há Tesouro em { $zone }.
   *[other] { $zone } fica mais perto do Tesouro em { $place }.
  }
reason-nearer-door = { $steps ->
    [0] Em { $zone } há uma Porta fechada.
   *[other] { $zone } fica mais perto de uma Porta fechada, em { $place }.
  }
