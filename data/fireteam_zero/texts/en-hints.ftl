# Facts that hints name.

reason-creatures-here = { $place }: { $count ->
    [one] 1 creature is
   *[other] { $count } creatures are
} there.
reason-creatures-near = { $place }: { $count ->
    [one] 1 creature
   *[other] { $count } creatures
} from elsewhere can attack there in the threat phase.
reason-falls = { $place }: someone there is knocked out with a chance of about { $chance } %.
reason-hand = { $hero } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
