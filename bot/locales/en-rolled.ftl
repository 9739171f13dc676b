# The panel after a roll
panel-rolled = **{ $outcome }.** { $question }
panel-rolled-end = End your turn.
panel-what-next = What next?
button-map = Map
panel-next-told = **After you: { $seats }.** A new message will mention you.

# Posts of phases
post-remaining = -# { $what }

# A tip with the first picture
