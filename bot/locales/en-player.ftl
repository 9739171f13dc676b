## Answers that nobody presses, as the account tells them

told-order = { $seat }: { $choice } (standing order)
told-chosen = { $seat } chooses for the table: { $choice }
told-usual = As usual: { $choice }
told-vote = The table votes for { $choice } ({ $count ->
    [1] 1 vote
   *[other] { $count } votes
})
told-late = { $seat } has not answered in time: { $choice }
told-late-table = Nobody has chosen in time: { $choice }

## Standing orders

button-orders = Standing orders
button-always = Always like this
button-save = Save
button-this-round = Only this round
button-clear-all = Clear all
button-more-orders = More orders
button-not-now = Not now
button-orders-of = Orders of { $seat }
orders-title = **What I answer for { $seat }**
orders-none = { $name } asks nothing that could be answered in advance.
orders-told = -# Every automatic answer is named in the thread. Orders end when you give up the seat.
orders-saved = Saved. From now on I answer so for you.
orders-saved-round = Saved for this round; it ends with your next turn.
orders-saved-plan = Saved for this phase only; what stood before counts again when it is over.
orders-while = { $order } · { $until }
orders-ahead = { $until }: { $orders }.
orders-set = { $order }: { $choice }
orders-cleared = I ask you again from now on.
orders-other-cards = Your cards or orders have changed since; this is what stands now.
orders-always = From now on: { $order }: { $choice }.

panel-voted = You vote for { $choice }. You can change it until the vote closes.
panel-elsewhere = { $name } waits for you too: { $thread }

## Why not

why-title = What would you like to choose?
why-field = Your choice
why-placeholder = Such as: { $choice }
why-others = Did you mean something else?
why-unknown = I know nothing impossible that is called "{ $typed }". What is possible stands here.
button-show-where = Show where it is possible
error-nothing-to-play = There is nothing more that autopilot would play for you. Nothing has changed; what you still hold is yours to play.
error-illegal-why = { $why } { $count ->
    [0] There is no other choice.
    [1] There is 1 other choice.
   *[other] There are { $count } other choices.
}

## Tips

tip = -# Tip: { $tip }
tip-numbers = Numbers and names of places are those on the board. They never change.
tip-groups = Press another group to change the menu; nothing happens until you pick.
tip-undo = Undo takes back one step, up to dice or cards.
tip-sure = `/me` turns off confirming dice and cards.
tip-wait = You can close this. I will mention you.
tip-reaction = Tired of being asked? **Always like this** makes it a standing order.
tip-act = Quicker: `/act` and the first letters, such as "dep ara".
tip-return = **What happened** tells you everything since your last turn.
tip-reminder = `/me` sets quiet hours and time away.
tip-place = `/board place:` shows one place large.

## Rules to look up

rule-index = **Rules of { $game }**
    Choose a topic, or search by a word, the name of a card, or a question.
rule-others = { $count ->
    [1] 1 more match
   *[other] { $count } more matches
}
rule-none = I found no rule or card about "{ $typed }". Try other words, or fewer.
rule-which-game = Which game do you ask about?
rule-form = Rules
rule-field = A word, a card’s name or a question
button-rules-of = Rules: { $game }
button-all-rules = All rules
button-search = Search…

## What a reader chooses

me-title = **What I say to you, and how**
me-saved = Saved.
me-away = Time away
me-away-here = I am here
me-away-days = { $count ->
    [1] Away for 1 day
   *[other] Away for { $count } days
}
me-away-unclear = Type a number of days up to { $most }, or the date of your return, such as **28 Nov**.
me-gone = You are away until { $until }; until then I do not remind you. { $count ->
    [0] No campaign waits for you now.
    [1] 1 campaign waits for you and says so.
   *[other] { $count } campaigns wait for you and say so.
}
button-autopilot-in = Autopilot in { $name }
me-back = Welcome back. Reminders come again.
me-quiet = Quiet hours, without reminders
me-quiet-usual = 22:00 to 8:00
me-quiet-late = 0:00 to 10:00
me-quiet-none = None
me-quiet-off = { $hours }: set your time first
me-language = Language
me-language-discord = As in Discord
me-pictures = Pictures
me-pictures-usual = With pictures
me-pictures-contrast = High contrast: light on black
me-pictures-large = Large labels
me-pictures-words = Words only
me-ask = Ask before dice and reveals
me-ask-yes = Ask me once
me-ask-no = Go on at once
me-tips = Tips
me-tips-on = Show me tips
me-tips-off = No tips
me-tips-again = All tips again

## What waits

turns-yours = { $count ->
    [0] No campaign waits for you.
    [1] **1 campaign waits for you**
   *[other] **{ $count } campaigns wait for you**
}
turns-waits = • **{ $name }** ({ $game }) waits for { $seats } since { $since } { $thread }
turns-others = **Your other campaigns**
turns-waits-for = • **{ $name }** waits for { $seats } { $thread }
turns-not-playing = • **{ $name }** is not being played now { $thread }

## What happened

log-now = **Now:** { $question } { $state }
log-now-others = **Now:** waiting for { $seats }
button-step-through = Step through
button-now = Now
steps-title = { $number } of { $count } · { $what }
steps-none = Nothing has happened that has a picture.
button-my-data = My data
button-forget-me = Forget me
button-forget-sure = Forget me for good
me-data = Here is everything that I keep about you. The file is in JSON: any text editor opens it.
me-forget = **Shall I forget you?**
    This cannot be taken back. What goes: your choices here, your name and your number in every table, also in posts that are still to be sent. In play, autopilot goes on in your seats until somebody takes them; in lobbies your seats stand open.
    What stays: what already stands in Discord (you can ask moderators to delete it), and backups of the host until they are deleted. The account of your games stays, with “a former player” in your place.
me-forgotten = Done: I have forgotten you{ $count ->
        [0] .
        [one] , in one campaign.
       *[other] , in { $count } campaigns.
    } If you use me again, you begin as somebody new.
