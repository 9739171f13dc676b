# Setting a Mission up.

ask-setup-weapon = Which weapon does { $hero } start with?
setup-weapon = { $card }
setup-equipped = { $hero } starts with { $cards }.
ask-setup-first-player = Who is the First Player and acts first?
setup-first-player = { $hero } begins
setup-first-player-is = { $hero } has the First Player token.

# The first weapon, chosen in the lobby.
option-weapons = First weapon
option-weapons-usual = The usual one of the Class
option-weapons-asked = Ask the table at the start
