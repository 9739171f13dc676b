# What the turn message says about the game.

turn-since-own = **Since your last turn**, { $when }
turn-quiet = Nothing has moved the game since your last turn, { $when }.
turn-did = { $seat }: { $did }.
turn-asleep = -# Asleep. No deadline runs until a player presses something.
turn-due = -# Due { $due }
turn-strip-vp = **VP in sight:** { $seats }
turn-strip-life = **Life:** { $seats }
turn-strip-monsters = **Monsters in the dungeon:** { $seats }
turn-strip-cards = **Cards in hand:** { $seats }
turn-strip-seat = { $name } **{ $count }**
turn-strip-seat-changed = { $name } **{ $count }** ({ $change })
button-last-post = Last post

post-close = **Close:** { $what }
