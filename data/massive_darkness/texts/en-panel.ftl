short-hero-move = Move { $at }
short-hero-move-far = Move { $at }
short-status-active = { $actions ->
    [1] 1 Action
   *[other] { $actions } Actions
} left · Life { $life }/{ $most } · { $xp } XP{ $condition }
short-status-moving = { $points } to move{ $actions ->
    [0] { "" }
    [1] , 1 Action
   *[other] , { $actions } Actions
} · Life { $life }/{ $most } · { $xp } XP{ $condition }
short-status-waiting = Life { $life }/{ $most } · { $xp } XP{ $condition }
