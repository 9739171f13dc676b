# The account in few lines: a card and what it did; a hero and its steps; a guild card before the first hero that it brings.
account-then = { $first }; { $then }
account-who = { $heroes }{ " " }
account-card = *{ $card }*: { $deeds }.
account-card-decisive = *{ $card }*: { $deeds }.
account-card-only = *{ $card }*: jugada.
account-card-by = { $clan }, *{ $card }*: { $deeds }.
account-card-by-decisive = { $clan }, *{ $card }*: { $deeds }.
account-card-by-only = { $clan }, *{ $card }*: jugada.
account-gamble = **Apuesta:** { $deeds }.
account-gamble-only = **Apuesta.**
account-guild = **{ $card }** en { $room }: { $deeds }.
account-guild-only = **{ $card }** en { $room }.
account-guild-nobody = **{ $card }**: no viene nadie.
account-hero = { $heroes } en { $room }: { $deeds }.
account-hero-only = { $heroes } en { $room }.
account-room = En { $room }: { $deeds }.
account-drawn = Cartas robadas: { $parts }.
account-drawn-part = { $clan } { $count }
account-discarded = Descartadas: { $parts }.
account-discarded-part = *{ $card }* ({ $clan })
account-put = Nuevos monstruos: { $parts }.
account-put-part = { $count ->
    [1] { $clan }
   *[other] { $clan } ×{ $count }
} en { $room }

# What a card does
deed-moves = { $room } → { $to }
deed-moves-with = { $room } → { $to } con { $token }
deed-attacks = ataque contra { $hero } en { $room }
deed-defeats = **cae { $hero }** en { $room }
deed-hits = golpe a { $hero } en { $room }, queda { $left }
deed-places = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
} a { $room }
deed-spends = gasto en { $room }: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}
deed-summons = { $count ->
    [1] 1 monstruo nuevo
   *[other] { $count } monstruos nuevos
} en { $room }
deed-opens = portal completo en { $room }
deed-heals = { $wounds ->
    [1] 1 herida curada
   *[other] { $wounds } heridas curadas
} en { $room }
deed-draws-named = roba { $cards }
deed-draws = { $count ->
    [1] 1 carta robada
   *[other] { $count } cartas robadas
}
deed-reinforces = { $count ->
    [0] ninguna carta
    [1] 1 carta
   *[other] { $count } cartas
} a la mano
deed-gains = **{ $card }** de la fila
deed-builds = **obra: { $room }**, a { $count ->
    [1] 1 pasaje
   *[other] { $count } pasajes
} de la Bóveda
deed-experiments = uso del Laboratorio
deed-cells = { $card } para las Celdas

# What heroes do and suffer
deed-shoots = dispara a { $clan } en { $to }
deed-shoots-down = dispara a { $clan } en { $to }, **cae 1**
deed-shoots-hurting = dispara a { $clan } en { $to }, queda { $left }
deed-shoots-in-vain = dispara a { $clan } en { $to }, defensa con *{ $card }*
deed-smashes = descarta { $token }
deed-disarms = desarma una trampa
deed-trap = cae en una trampa
deed-trap-kills = **cae** por una trampa
deed-trap-hurts = cae en una trampa, queda { $left }
deed-reactivates = { $who }de nuevo en acción
deed-strikes = { $who }ataca a { $clan }
deed-strikes-down = { $who }ataca a { $clan }, **cae 1**
deed-strikes-hurting = { $who }ataca a { $clan }, queda { $left }
deed-strikes-in-vain = { $who }ataca a { $clan }, defensa con *{ $card }*
deed-waits = { $who }{ $count ->
    [1] espera
   *[other] esperan
}
deed-plunders = { $who }**{ $count ->
    [1] saquea
   *[other] saquean
} el tesoro de { $value }** ({ $effect })
deed-charges = { $who }→ { $to }
deed-walks = { $who }camina a { $to }
account-prisoner = { $heroes } en { $room }: { $deeds }.
deed-loses = pérdida: { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}
