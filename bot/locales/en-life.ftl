## Clocks that people can live with: time zones, absences, banks

me-zone = It is { $zone }.
me-zone-old = It is { $time } for you. Tell me your city, so that I know summer time.
me-zone-unknown = I do not know your time, so you have no quiet hours.
me-vacation = { $days ->
    [1] Clocks can still wait 1 day for you this year.
   *[other] Clocks can still wait { $days } days for you this year.
}
button-me-time = Time
button-me-look = Language and pictures
button-me-city = Find my city…
button-me-no-city = Forget my time zone
me-city-field = A big city near you, or your country
me-city-which = Which time is yours?
me-city-none = I know no such city. Try a bigger one in your time zone, or your country.
me-when_away = While I am away
me-when_away-about = For absences that are longer than a turn.
me-when_away-wait = Clocks wait, for at most 7 days
me-when_away-autopilot = Autopilot plays for me
me-when_away-lend = Lend my seats: name someone with /me lend
me-when_away-friend = Lend my seats to { $player }
me-friend = { $player } gets your seats while you are away. Where that is impossible, autopilot plays.
me-friend-who = Name the person first: type `/me lend` and pick them.
me-friend-wrong = Pick another person, not a bot or yourself.
me-remind = Reminder
me-remind-half = At half of a turn's time
me-remind-off = None
me-remind-hours = After { $hours } h
me-gone-left = { $autopilots ->
    [0] { "" }
    [1] Autopilot plays 1 seat for you.
   *[other] Autopilot plays { $autopilots } seats for you.
} { $lent ->
    [0] { "" }
    [1] You lend 1 seat.
   *[other] You lend { $lent } seats.
}
me-gone-waits = Clocks wait for you until { $until }.
turn-away-wait = { $player } is away until { $until }; the clock waits until { $stops }
turn-away-autopilot = { $player } is away until { $until }; autopilot plays
turn-away-lent = { $player } is away until { $until }; { $friend } plays
turn-bank = -# Bank of { $player }: { $left } h left
seat-autopilot-away = { $player } is away until { $until }, so autopilot plays { $seat }. Pressing anything here ends that.
acting-organiser = { $player }, the organiser has not been here for a while. Until they are back, you can act for them with **/campaign settings** and **/campaign rescue**.
settings-acting = You act for { $player }, who has been silent for long.
setting-pace-bank = A bank of 3 days, and 12 h for each turn
setting-pace-bank-detail = Time you do not use is kept, up to 4 days
lobby-pace-bank = Bank of 3 days, 12 h more for each turn
lobby-clocks-bank = Your bank: a reminder at half of it. When it is used up, autopilot plays the turn. Press anything and you are back.
lobby-clocks-bank-waits = Your bank: a reminder at half of it. When it is used up, the table decides what to do.
setting-weekends = Weekends
setting-weekends-count = Count like other days
setting-weekends-off = Clocks stand still
lobby-weekends = Clocks stand still on weekends.
setting-lobby_days = A lobby that does not fill asks
setting-lobby_days-7 = After 7 days, closes after 21
setting-lobby_days-3 = After 3 days, closes after 9
setting-lobby_days-14 = After 14 days, closes after 42
setting-starts-soon = By itself after 2 hours
setting-between_days = Without a new chapter, finished after
setting-between_days-21 = 21 days
setting-between_days-10 = 10 days
setting-between_days-60 = 60 days
setting-pause_days = A pause lasts
setting-pause_days-14 = 14 days
setting-pause_days-7 = 7 days
setting-pause_days-30 = 30 days
setting-sleeps = Play sleeps if no one presses anything for
setting-sleeps-4 = 4 turns' time
setting-sleeps-8 = 8 turns' time
setting-sleeps-16 = 16 turns' time

parameter-me-city = City or country whose time is yours
parameter-me-lend = Person who plays your seats while you are away
turn-away = { $player } is away until { $until }
