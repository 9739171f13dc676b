# Guided first games: /learn and /demo.

command-learn = Learn a game by playing it: a guided first turn
parameter-learn-game = The game to learn
command-demo = See what Emberkeep is, and try a turn yourself

learn = **Learn by playing.** Each lesson is a real turn against autopilots. Only you see it, and you can stop any time.
demo = **Emberkeep runs long board games on Discord**, one turn at a time. It keeps the board, the rules and the score. Try a turn:
learn-game = **{ $game }**
    { $about }
button-learn = Learn
button-learn-on = Go on learning
button-learn-again = Learn again
button-play-easiest = Play with autopilot
learn-step = **Step { $number } of { $count }: { $title }**
learn-end-title = **{ $game }: you can play it now**
learn-chosen = Done: { $choice }
learn-task = **Your task:** { $task }
learn-asked = -# Now: { $question }
learn-astray = You can play on, but the task no longer fits here. **Set it up again** brings it back: { $task }
learn-menu-task = { $count ->
    [1] 1 way to do it
   *[other] { $count } ways to do it
}
learn-menu-other = Or something else: { $count ->
    [1] 1 choice
   *[other] { $count } choices
}
learn-menu-group = { $count ->
    [1] 1 choice
   *[other] { $count } choices
}
learn-groups = Or something else: { $count ->
    [1] 1 choice
   *[other] { $count } choices
}
learn-several = Pick { $fewest } to { $most }
button-next = Next
button-lesson-back = Back
button-lesson-skip = Skip
button-lesson-again = Set it up again
button-all-lessons = All games
button-lesson-other = Other…
button-lesson-task = The task
