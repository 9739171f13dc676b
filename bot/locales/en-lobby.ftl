# Setting up a table: what is chosen before people sit, and all other settings.

setup-title = Set up { $title }
settings-title = **Settings** of { $title }
lobby-next = **{ $chapter }**: { $about }.
setting-chosen = { $title }: { $value }
button-settings-more = More settings
settings-more = **More settings**
settings-which = What do you want to see or change?
settings-page-game = Game
settings-page-turns = Turns and time
settings-page-table = Group decisions, seats, thread
settings-page-posts = Posts, hints and autopilot
settings-page-clocks = Lobby and chapters
settings-page-rulings = Rulings
settings-page-yesno = Rulings: yes or no
settings-flags = Mark what applies at this table
lobby-next-chapter = Next: { $chapter }
button-other-seats = Other seats
