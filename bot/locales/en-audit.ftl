## What the moderators of a server did

button-server-audit = What moderators did
server-audit-title = **What moderators did here: { $count }.** The newest comes first. Lines are deleted after 90 days.
audit-line = { $when }, { $moderator }: { $what }
audit-former = a former member
audit-deleted = a deleted table (number { $number })

audit-pause = paused { $table }.
audit-resume = ended the pause of { $table }.
audit-longer = made the pause of { $table } longer.
audit-archive = put { $table } away.
audit-unarchive = brought { $table } back.
audit-appoint = made { $player } the organiser of { $table }.
audit-turn-message = sent the turn message of { $table } again.
audit-answer = answered for seat { $seat } of { $table }.
audit-autopilot-answer = let autopilot answer for seat { $seat } of { $table }.
audit-back = took { $table } back to its last save.
audit-move = moved { $table } to another thread.
audit-give = gave seat { $seat } of { $table } to { $player }.
audit-lend = lent seat { $seat } of { $table } to { $player }.
audit-open = opened seat { $seat } of { $table }.
audit-autopilot-on = turned autopilot on for seat { $seat } of { $table }.
audit-autopilot-off = turned autopilot off for seat { $seat } of { $table }.
audit-accept = accepted { $player } for seat { $seat } of { $table }.
audit-refuse = refused { $player } for seat { $seat } of { $table }.
audit-export = took an open file of { $table }.
audit-rows = took the stored rows of { $table }.
audit-undo = undid choices in { $table }.
audit-reset = reset { $table } to an earlier moment.
audit-restore = restored undone play in { $table }.
audit-setting = changed the rule for undo in { $table }.
audit-autopilot = let autopilot play a late seat of { $table }.
audit-allow = allowed a request of { $player } in { $table }.
audit-deny = refused a request of { $player } in { $table }.
audit-server-setting = changed "{ $setting }" in the server's settings.
audit-server-data = took the server's data.
