# The five zones of a panel. Rows hold 300 px, so labels are short.

panel-state-mine = **Your turn** · { $status }
panel-nothing-left = Nothing left to do. End your turn.
panel-undo-takes = Undo takes back: { $choice }
panel-not-asked = **It is not your turn**

button-end-turn = End turn
button-undo = Undo
button-letters = Larger letters in pictures
panel-letters = Pictures now have larger letters. `/me` changes it back.
button-look = Look
button-help = ?

row-roll = Roll: { $choice }
row-suggested-count = { $count } suggested
row-only-lead = Only what ▶ does
row-others = Others: { $count }…
row-nothing-else = Nothing else to choose here
row-same-place = Nothing in this row now
row-none = { $group }: nothing now
row-none-because = { $group }: { $why }
row-why-none = { $group }: why not…?
row-why-choice = { $choice }: { $why }
row-more = All { $count }
row-another = Another choice…
row-parts = Which part? { $count }

button-undo-table = Undo…
button-why = Why not…
button-rules = Rules
row-why = Why not…? { $count }
row-look = Look at: { $count }
help-title = **Help with this picture**
help-line-lead = ▶ is what most people do next.
help-line-undo = Undo takes back your last choice.
help-line-roll = Only Roll throws dice; nothing else does.
help-line-look = Look shows board, hand, rules and log.
help-line-why = Why not… says what stands in your way.
help-line-act = You can also type choices after /act.
look-title = What do you want to see?
look-other = Choose for { $seat }
panel-next-short = **After you: { $seats }**
panel-will-mention = A new message will mention you when you are needed; you can close this.
planned-every-round = Keep these three for every round
planned-all = All orders, also for single cards…
