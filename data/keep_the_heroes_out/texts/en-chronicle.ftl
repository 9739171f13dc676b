# Chronicles: clans, rewards and what comes next.
ask-chronicle-after-defeat = Play this scenario again, or pass it over?
ask-chronicle-clan = Which clan do you play?
ask-chronicle-first-loot = First loot: which card of the row do you begin with?
ask-chronicle-foreign-card = Take a card of a clan nobody plays into your deck?
ask-chronicle-kept-loot = Keep a loot card in your deck?
ask-chronicle-replaced = Which starting card does it replace?
chronicle-nothing = Keep the deck as it is
chronicle-take = Take { $card }
chronicle-replace = { $by } for { $card }
chronicle-clan = { $clan }
chronicle-clan-keep = Keep { $clan }
chronicle-plays = { $plays }
chronicle-pass-over = Pass over { $scenario }
chronicle-repeat = Play { $scenario } again
chronicle-clan-changed = { $clan } now play in place of { $before }.
chronicle-kept = { $clan }: *{ $card }* in the starting deck, in place of *{ $instead_of }*.
chronicle-reward = **Reward:** { $reward }
chronicle-score = This scenario: { $points ->
    [1] 1 point
   *[other] { $points } points
}. The chronicle so far: { $score }.
advice-chapter = **Chapter { $chapter } of 5, scenario { $position } of 4.** Clans allowed: { $clans }. Who has another chooses one when the scenario begins.
advice-harder = **Harder** with this number of clans: { $clans }. Autopilot wins clearly less often than with 2 or 4.
advice-easier = **Easier** with this number of clans: { $clans }. Autopilot wins clearly more often than with 2 or 4.
score-chronicle = Chronicle points
remedy-difficulty = an easier level resolves fewer guild cards: see **Settings**.
remedy-guard = defeat heroes who rest near the Vault before others come, and keep a monster in the Vault from wave 2 on.
