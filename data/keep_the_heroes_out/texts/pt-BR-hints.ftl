# Fatos que as dicas citam.

reason-heroes-here = { $room }: lá há { $count ->
    [one] 1 herói
   *[other] { $count } heróis
}.
reason-heroes-near = { $room }: { $count ->
    [one] 1 herói pode
   *[other] { $count } heróis podem
} entrar na próxima invasão.
reason-treasure = { $room }: o tesouro de lá vale { $count }.
reason-unguarded = { $room }: nenhum monstro está de guarda.
reason-guards = { $room }: { $count ->
    [one] 1 monstro está de guarda
   *[other] { $count } monstros estão de guarda
}.
