## The moving picture of what happened

button-animate = Animate
button-still = Still picture
moving-title = **Step by step**
moving-title-own = **Step by step, since you left**
moving-none = Nothing on the board has changed since. The log has the rest.
moving-now = Now: { $seats }
moving-then = { $you ->
    [1] When you left
   *[0] At the start
}
moving-goes-on = Play goes on
moving-alt = { $count ->
    [1] A moving picture of 1 step, which begins and ends with the board now.
   *[other] A moving picture of { $count } steps, which begins and ends with the board now.
}
