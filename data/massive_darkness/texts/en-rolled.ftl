# What a roll came to, in the panel of the next question
account-extra = + { $count } past Shields
account-extra-by = + { $count } { $by }
account-extras = { $first } { $then }
rolled-with = { $amount } ({ $gains })
rolled-gains = { $first }, { $then }
rolled-gain = +{ $count } { $by }
rolled-loss = −{ $count } { $by }
rolled-sum = { $sum } = { $dealt } Damage
rolled-none = No Damage to { $who }
rolled-outcome = { $dealt } Damage: { $came }
rolled-all-fall = { $count ->
    [1] the Minion and the Boss fall
   *[other] all { $count } Minions and the Boss fall
  }
rolled-boss-falls = the Boss falls
rolled-falls = { $who } falls
rolled-minions = { $count ->
    [1] 1 Minion falls
   *[other] { $count } Minions fall
  }
rolled-life = { $who } has { $life } Life left
