short-hero-move = Mover { $at }
short-hero-move-far = Mover { $at }
short-status-active = { $actions ->
    [1] 1 Ação
   *[other] { $actions } Ações
} · Vida { $life }/{ $most } · { $xp } XP{ $condition }
short-status-moving = { $points } PM{ $actions ->
    [0] { "" }
    [1] , 1 Ação
   *[other] , { $actions } Ações
} · Vida { $life }/{ $most } · { $xp } XP{ $condition }
short-status-waiting = Vida { $life }/{ $most } · { $xp } XP{ $condition }
