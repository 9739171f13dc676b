# Tables with free seats: /tables, and the list in a channel.

command-tables = Find a table with a free seat on this server
parameter-tables-game = Only tables of this game
parameter-tables-pace = Only tables with this pace
parameter-tables-language = Only tables in this language
parameter-tables-newcomers = Only tables with hints for people who are new to the game
choice-pace-fast = 12 h a turn
choice-pace-daily = 24 h a turn
choice-pace-relaxed = 72 h a turn
choice-pace-bank = A bank of time
choice-pace-none = No deadline
tables-title = **Free seats at { $count ->
    [1] 1 table
   *[other] { $count } tables
}**
tables-none = No table here has a free seat. `/campaign new` opens one.
tables-more = … and { $count ->
    [1] 1 more table
   *[other] { $count } more tables
}
tables-lobby = **{ $name }** · { $game } · starts soon · { $thread }
    -# { $pace } · { $language } · free: { $seats }
tables-running = **{ $name }** · { $game } · round { $round } · { $thread }
    -# { $pace } · { $language } · free: { $seats }
tables-menu = Take a seat
tables-seat = { $name }: { $seat }
tables-of-autopilot = Autopilot plays it now
tables-foot = -# You see the hand of a seat once it is yours.
tables-joined = You have a seat at **{ $name }**: { $seat }. Go to { $thread }, choose, and press **Ready**.
tables-yours = You now play { $seat } at **{ $name }**. Go to { $thread } and press **Act** or **Hand**.
tables-asked = I have asked the organiser of **{ $name }** for { $seat }. The answer comes in { $thread }.
server-tables = List of tables
server-tables-about = Tables with free seats are listed here, in one message that stays up to date.
server-tables-none = No list
