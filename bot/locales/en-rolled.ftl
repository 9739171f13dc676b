# The panel after a roll
panel-rolled = **{ $outcome }.** { $question }
panel-rolled-end = End your turn.
panel-what-next = What next?
button-map = Map
panel-next-told = **Next: { $seats }.** I will mention you when you are needed.

# Posts of phases
post-remaining = -# { $what }

# A tip with the first picture
