## What Discord shows while a command is typed. `command-` is followed by the command's path, `parameter-` by the path
## and the parameter's name, `choice-` by the parameter's name and the value. At most 72 characters each.

command-act = Make a choice: type to search, or leave empty to open your panel
command-hand = See your cards; only you can see the answer
command-board = See the board now, or a closer look at one place
command-log = Read what happened, from your last turn unless you say otherwise
command-undo = Take back your last choice, or ask the table to go further back
command-help = How to play here, in 1 minute

command-campaign = Open a table, sit down, start, and carry a campaign from house to house
command-campaign-new = Open a table for a new campaign
command-campaign-list = Show the campaigns of this server and who they wait for
command-campaign-join = Take a free seat in this campaign
command-campaign-leave = Give up your seat; someone else can take it over
command-campaign-start = Start the campaign, or its next chapter
command-campaign-settings = See and change language, pictures and what the table plays
command-campaign-export = Get the campaign as 1 file
command-campaign-import = Open a campaign from a file

command-history = Look back, go back, or play on from a copy
command-history-list = Look through the moments of this campaign
command-history-show = See the board as it was at a moment
command-history-undo = Go back to a moment; the table votes if others are affected
command-history-reset = Start this turn, round or chapter again; the table votes
command-history-fork = Copy this campaign from a moment into a new thread
command-history-restore = Bring back play that was undone or reset

parameter-act-choice = What you want to do; words or the number on the board
parameter-act-seat = Only if you play more than 1 seat here
parameter-hand-seat = Only if you play more than 1 seat here
parameter-board-place = A place, figure or seat to look at closely
parameter-board-words = Describe the board in words instead of a picture
parameter-log-from = Where to begin
parameter-log-words = Only lines with these words
parameter-undo-to = The moment to go back to
parameter-help-topic = What you want to know
parameter-campaign-new-game = Which game
parameter-campaign-new-name = Name of the campaign
parameter-campaign-new-language = Language of public posts
parameter-campaign-join-seat = Which seat
parameter-campaign-import-file = A file made with export
parameter-history-list-words = Only moments with these words
parameter-history-show-moment = Which moment
parameter-history-undo-to = Which moment
parameter-history-reset-what = How far back
parameter-history-fork-moment = Where the copy begins; now if empty
parameter-history-fork-name = Name of the copy
parameter-history-restore-line = Which line of play

choice-from-turn = my last turn
choice-from-round = this round
choice-from-chapter = this chapter
choice-from-start = the start
choice-what-turn = this turn
choice-what-round = this round
choice-what-chapter = this chapter
choice-topic-first-turn = first turn
choice-topic-undo = undo
choice-topic-hosting = hosting a campaign
choice-topic-pictures = pictures and screen readers

menu-history = History from here
