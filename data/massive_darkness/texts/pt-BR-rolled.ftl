# O resultado de uma rolagem, no painel da pergunta seguinte
account-extra = + { $count } sem bloqueio
account-extra-by = + { $count } { $by }
account-extras = { $first } { $then }
rolled-with = { $amount } ({ $gains })
rolled-gains = { $first }, { $then }
rolled-gain = +{ $count } { $by }
rolled-loss = −{ $count } { $by }
rolled-sum = { $sum } = { $dealt } de Dano
rolled-none = Sem Dano: { $who }
rolled-outcome = { $dealt } de Dano: { $came }
rolled-all-fall = { $count ->
    [1] caem o Servo e o Chefe
   *[other] caem os { $count } Servos e o Chefe
  }
rolled-boss-falls = cai o Chefe
rolled-falls = cai { $who }
rolled-minions = { $count ->
    [1] cai 1 Servo
   *[other] caem { $count } Servos
  }
rolled-life = { $who } fica com Vida { $life }
