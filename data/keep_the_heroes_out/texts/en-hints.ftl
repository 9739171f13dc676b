# Facts that hints name.

reason-heroes-here = { $room }: { $count ->
    [one] 1 hero is
   *[other] { $count } heroes are
} there.
reason-heroes-near = { $room }: { $count ->
    [one] 1 hero
   *[other] { $count } heroes
} can enter in the next invasion.
reason-treasure = { $room }: the treasure there is worth { $count }.
reason-unguarded = { $room }: no monster guards it.
reason-guards = { $room }: { $count ->
    [one] 1 monster guards it
   *[other] { $count } monsters guard it
}.
