# Plans of a turn: what a player wants to do before it begins.

button-plan = Plan my turn
button-plan-mine = My plan
button-plan-use = Play this plan
button-plan-stop = Do not play it
button-plan-end = Then end my turn
button-plan-no-end = Do not end my turn
button-plan-drop = Delete the plan
plan-title = **Plan the turn of { $seat }**
plan-board = -# The board is as at the start of { $seat }'s turn.
plan-board-phase = -# The board is as after the last phase.
plan-step = { $number }. { $choice }
plan-steps-before = … { $count ->
    [1] 1 step before
   *[other] { $count } steps before
}
plan-then-end = End the turn
plan-ready = **Your turn will be played like this.** It stops at the first step that no longer fits.
plan-not-now = You cannot plan your turn now. Try again when the next turn has begun.
plan-ends-chance = Dice or a shuffled pile decide what comes next, so the plan ends here.
plan-ends-card = A card is revealed here, so the plan ends with this step.
plan-ends-turn = Your turn ends here.
plan-ends-others = Other players must choose something here, so the plan ends.
plan-ends-long = A plan has at most 20 steps.
plan-stop-if = Stop if one of these places changes
plan-private = -# Only you see this. Nothing has been played yet.
plan-gone = That is not possible here.
plan-other = Your plan has changed since. This is how it is now.
plan-dropped = Your plan is deleted.
plan-stopped-played = Your plan was played: { $done ->
    [1] 1 step
   *[other] { $done } steps
}. Go on from here.
plan-stopped-place = Your plan was not played, because { $place } has changed.
plan-stopped-question = Your plan stopped at step { $step } of { $count }, because another question came before: { $choice }
plan-stopped-gone = Your plan stopped at step { $step } of { $count }. This is no longer possible: { $choice }
plan-stopped-changed = Your plan stopped at step { $step } of { $count }. This means something else now: { $choice }
plan-stopped-revealed = Your plan stopped at step { $step } of { $count }, because dice or a card came up. Next would have been: { $choice }
plan-stopped-over = Your plan stopped at step { $step } of { $count }, because the turn was over.
told-plan = { $seat } plays a planned turn
post-turn-planned = **{ $seat } has acted** ({ $player }, as planned)
post-seat-planned = **{ $seat } { $figure }** (as planned)
