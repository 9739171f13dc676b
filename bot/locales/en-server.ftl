## Settings of a server

command-server = Set up this server: where tables open, pace, chronicle, reminders
server-title = **Settings of this server**
server-about = They apply to all tables here. Open tables keep their own pace, autopilot and undo.
server-kept = Saved.
button-server-tables = Tables
button-server-play = Pace and undo
button-server-posts = Posts
button-server-data = Server's data
button-server-erase = Erase settings
button-server-keep = Keep settings
server-data = Everything that I store about this server besides its games. `/campaign export` gives a game.
server-erase = Erase all settings of this server, what moderators did, and the counts of deleted tables? Tables go on as they are.
server-erased = Erased. The usual settings apply again.
error-manage-server = This takes the permission **Manage Server**. Ask somebody who has it.
error-openers = On this server, { $roles } and moderators open tables. Ask one of them.
error-too-many-reminders = { $most ->
    [0] This server allows no reminders.
    [1] This server allows each table 1 reminder in 24 hours.
   *[other] This server allows each table { $most } reminders in 24 hours.
}

server-place = Where tables open
server-place-about = The channel for all new tables, wherever the command is used.
server-place-none = Where the command is used
server-openers = Who may open tables
server-openers-about = People with one of these roles, and moderators.
server-openers-none = Everyone who may create threads
server-pace = Pace of new tables
server-pace-about = Each organiser can change it.
server-autopilot = Autopilot for late turns in new tables
server-autopilot-about = Each organiser can change it.
server-undo = Undo beyond one's turn in new tables
server-undo-about = Each organiser can change it before the start.
server-undo-majority = Friendly: all affected and a majority
server-undo-all = Competitive: everybody has to agree
server-locale = Language of posts in new tables
server-locale-about = Panels are in the language of their reader.
server-locale-reader = That of the person who opens the table
server-chronicle = Chronicle
server-chronicle-about = Chapters that end are posted here, with their last picture and a link.
server-chronicle-none = No chronicle
server-roles = Roles for open seats
server-roles-about = They are mentioned when a table looks for players.
server-roles-none = No role is mentioned
server-reminders = Reminders
server-reminders-about = How many a table may post in 24 hours. Turn messages mention people in any case.
server-reminders-any = Any number
server-reminders-3 = At most 3
server-reminders-1 = At most 1
server-reminders-0 = None
server-animation = Animated pictures
server-animation-about = The format in which recaps move.
server-animation-webp = WebP: small and sharp
server-animation-gif = GIF: for older apps, too

chronicle-title = **{ $name }** ({ $game })
chronicle-players = Players: { $players }
button-to-thread = Open the thread
permission-attach_files = Attach Files

## Forums

tag-open = open seat
tag-waiting = waiting
tag-over = over
error-may-not-post = Opening a table in { $channel } takes the permission **Create Posts**. A moderator can give it, or open the table for you.
error-forum-tag = { $channel } wants a tag on every post. A moderator can add a tag called like the game, or give me **Manage Channels** there.
error-forum-public = A forum has no private posts. Make the thread public first, or choose a text channel.
rescue-channel = Move to another channel or forum

## Where the bot can be used, and links

error-not-installed = I am not in this server, so no table can open here. A moderator can add me.
button-invite-bot = Add me to a server
button-go-to = Go to { $name }
button-forked = Open the fork
button-copied = Open the original
me-friend-pick = Who plays for you

## All tables of a server

button-server-all-tables = All tables
button-server-settings = Settings
button-tables-earlier = Previous page
button-tables-later = Next page
button-tables-away = Put them away
button-tables-keep = Keep them
server-tables-title = **Tables of this server: { $count }.** Those without a press for longest come first.
server-table = **{ $name }** ({ $game }): { $state }. Organiser { $organiser }, last press { $pressed }, { $choices ->
    [1] 1 choice
   *[other] { $choices } choices
}. { $thread }
server-state-lobby = in the lobby
server-state-playing = being played
server-state-between = between chapters
server-state-over = over
server-state-paused = paused
server-state-away = put away
server-tables-away = Put tables of this page away
server-tables-leaver = Hand over all tables of an organiser
server-tables-sure = Put these away: { $names }? They can be brought back for 30 days.
server-tables-done = Put away: { $done }.{ $left ->
    [0] {""}
   *[other] { " " }Left as they are: { $left }.
}
server-tables-heir = Who organises the tables of { $player } from now on?
server-heir = The new organiser
server-tables-handed = Handed over: { $done }.{ $left ->
    [0] {""}
   *[other] { " " }Left as they are: { $left }.
}
