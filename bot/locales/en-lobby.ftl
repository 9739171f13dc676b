# Setting up a table: what is chosen before people sit, and all other settings.

setup-title = Set up { $title }
settings-title = **Settings** of { $title }
lobby-next = **{ $chapter }**: { $about }.
setting-chosen = { $title }: { $value }
button-settings-more = More settings
settings-more = **More settings**
settings-which = Or see them one by one
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

# Forms
button-on-a-form = On one form
settings-which-form = What do you want to change?
settings-saved = Saved: { $what }.
settings-left = Stays as it was, because it does not go with the rest: { $what }.
seat-form-title = Choices of { $seat }
settings-same = Nothing has changed.
settings-form-first = Settings
import-field = File from an export
import-title = Open a file
button-import-file = Open from a file

# Invitations
button-invite = Invite
invite-who = **Whom do you invite?** I mention them here once, with **Join**.
invite-pick = Choose people
invited = { $player } invites { $people } to **{ $name }** ({ $game }). { $count ->
    [1] 1 seat is open.
   *[other] { $count } seats are open.
}
invite-sent = Invited: { $people }.
invite-nobody = They are at this table, or I have invited them to it before. Nothing was sent.
