# Dice that anyone can check.

more-dice = Fair dice
dice-title = **Dice that anyone can check**
dice-none = This chapter began before dice could be checked. From the next chapter on they can.
dice-how = All dice, shuffles and draws of this chapter were fixed before it began. This is their seal, as it was posted then:
    `{ $hash }`
dice-added = Words added by: { $seats }
dice-check = When the chapter is over, `/campaign export` gives a file with every result and its key, and `emberkeep verify` checks it against the seal. It shows that no result was changed, not that nobody looked ahead.
dice-thanks = Thank you. From the next roll or shuffle on, your words take part.
dice-field = Anything you like
dice-field-about = The results after this depend on it, so nobody can have chosen them. Only a hash of it is kept.
button-dice-words = Add words of my own
post-dice = Dice sealed: `{ $hash }`
