# The account in few lines: a card and what it did; a hero and its steps; a guild card before the first hero that it brings.
account-then = { $first }; { $then }
account-who = { $heroes }{ " " }
account-card = *{ $card }*: { $deeds }.
account-card-decisive = *{ $card }*: { $deeds }.
account-card-only = *{ $card }*: jogada.
account-card-by = { $clan }, *{ $card }*: { $deeds }.
account-card-by-decisive = { $clan }, *{ $card }*: { $deeds }.
account-card-by-only = { $clan }, *{ $card }*: jogada.
account-gamble = **Aposta:** { $deeds }.
account-gamble-only = **Aposta.**
account-guild = **{ $card }** em { $room }: { $deeds }.
account-guild-only = **{ $card }** em { $room }.
account-guild-nobody = **{ $card }**: ninguém vem.
account-hero = { $heroes } em { $room }: { $deeds }.
account-hero-only = { $heroes } em { $room }.
account-room = Em { $room }: { $deeds }.
account-drawn = Cartas sacadas: { $parts }.
account-drawn-part = { $clan } { $count }
account-discarded = Descartadas: { $parts }.
account-discarded-part = *{ $card }* ({ $clan })
account-put = Novos monstros: { $parts }.
account-put-part = { $count ->
    [1] { $clan }
   *[other] { $clan } ×{ $count }
} em { $room }

# What a card does
deed-moves = { $room } → { $to }
deed-moves-with = { $room } → { $to } com { $token }
deed-attacks = ataque contra { $hero } em { $room }
deed-defeats = **cai { $hero }** em { $room }
deed-hits = golpe em { $hero } em { $room }, resta { $left }
deed-places = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
} para { $room }
deed-spends = gasto em { $room }: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}
deed-summons = { $count ->
    [1] 1 monstro novo
   *[other] { $count } monstros novos
} em { $room }
deed-opens = portal concluído em { $room }
deed-heals = { $wounds ->
    [1] 1 ferimento curado
   *[other] { $wounds } ferimentos curados
} em { $room }
deed-draws-named = saca { $cards }
deed-draws = { $count ->
    [1] 1 carta sacada
   *[other] { $count } cartas sacadas
}
deed-reinforces = { $count ->
    [0] nenhuma carta
    [1] 1 carta
   *[other] { $count } cartas
} para a mão
deed-gains = **{ $card }** da Pilhagem disponível
deed-builds = **obra: { $room }**, a { $count ->
    [1] 1 passagem
   *[other] { $count } passagens
} do Cofre
deed-experiments = uso do Laboratório
deed-cells = { $card } para as Celas

# What heroes do and suffer
deed-shoots = atira em { $clan } em { $to }
deed-shoots-down = atira em { $clan } em { $to }, **cai 1**
deed-shoots-hurting = atira em { $clan } em { $to }, resta { $left }
deed-shoots-in-vain = atira em { $clan } em { $to }, defesa com *{ $card }*
deed-smashes = descarta { $token }
deed-disarms = desarma uma armadilha
deed-trap = cai numa armadilha
deed-trap-kills = **cai** por uma armadilha
deed-trap-hurts = cai numa armadilha, resta { $left }
deed-reactivates = { $who }de volta à ação
deed-strikes = { $who }ataca { $clan }
deed-strikes-down = { $who }ataca { $clan }, **cai 1**
deed-strikes-hurting = { $who }ataca { $clan }, resta { $left }
deed-strikes-in-vain = { $who }ataca { $clan }, defesa com *{ $card }*
deed-waits = { $who }{ $count ->
    [1] espera
   *[other] esperam
}
deed-plunders = { $who }**{ $count ->
    [1] pilha
   *[other] pilham
} o tesouro de { $value }** ({ $effect })
deed-charges = { $who }→ { $to }
deed-walks = { $who }anda até { $to }
account-prisoner = { $heroes } em { $room }: { $deeds }.
deed-loses = perda: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}
