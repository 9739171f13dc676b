# What a scenario begins with, how far it is, how it ended, and what the first one teaches.
sentences = { $first } { $then }
opening-goal = **Goal:** together, keep the Vault’s treasure until the guild deck has been run through twice: { $cards } cards, { $first } after each turn in wave 1 and { $second } in wave 2.
opening-lost = **Lost** as soon as 4 active heroes stand in the Vault with no monster there: they plunder it.
opening-first = **First:** play cards to spread your monsters over rooms with treasure: heroes attack whoever is there before they plunder.
special-card = *{ $card }*: { $text }
live-standing = Wave { $wave } of 2: { $left ->
    [0] the guild deck is empty
    [1] 1 guild card left
   *[other] { $left } guild cards left
}.
reason-guild-deck = The last guild card of wave 2 is resolved, and the Vault is safe.
reason-vault = The treasure of the Vault is plundered.
reason-requirements = The guild deck has been run through, but what the scenario requires is not done.
reason-scenario = The scenario has decided it by its own rule.
score-turns = rounds
score-total = { $count ->
    [1] 1 round
   *[other] { $count } rounds
}

# What the first scenario teaches
hint-cards = **Your turn:** play any number of cards. Then a guild card sends heroes to rooms of one type. A card with "or" or a slash offers two sides: choose one, then use its actions in any order.
hint-move = **Moving:** one Move takes one monster through a passage to the next room. Stand where treasure lies: heroes must attack you before they can plunder, and each monster stops one hero.
hint-attack = **Attacking:** one hit defeats a hero. Exhausted heroes look harmless, but the next hero who comes there reactivates them all: beat them while they rest, first those near the Vault.
hint-activate = **Activate** uses a room with one of your monsters, or your clan’s ability. The Vault makes coins, the Library books, the Sewers frogs, the Graveyard bones, the Workshop traps.
hint-carry = **Carrying:** a monster that moves may bring one resource or trap. A coin at the Forge, a bone at the Beast Trainer, a frog at the Apothecary or a book at the Study buys loot with an Activate.
hint-loot = **Loot:** you can take a card of the row now. It goes to your discard pile and comes up when your deck is shuffled: the sooner, the more often you play it.
hint-ambush = **Ambush** brings monsters from your lair into rooms of the type shown. Monsters that die go back to the lair, so they are never lost for good.
hint-gamble = **The gamble:** once a turn, draw 3 cards; then an exhausted hero comes to the Cells. It also uses up a guild card, which brings the end nearer. Beware of Mages: they reactivate everybody in the Cells.
hint-renew = **Renewing:** one hand card exchanges 1 to 5 cards of the row. Worth it when nothing there suits your clan; otherwise keep the card for your next turn.
hint-defend = **Defend** on a card takes 1 off the damage. `/orders` answers this for you, so that nobody waits: always, never, or only to save a monster.
hint-order = **Order:** the table chooses the next hero. Let lone heroes wait before others come to them; those who arrive later reactivate whoever rests there.
hint-wave = **Wave 2:** the guild deck is shuffled again, and the end comes when it has run out once more. From now on everything near the Vault counts most.
hint-count = **Counting:** each hero card comes once in a wave. **Hand** also shows the guild cards that are resolved: what is missing there is still to come.
