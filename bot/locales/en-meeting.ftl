## Play together at a time

more-together = Play together at a time
meeting-title = **When do you play together?** These are times in your own time zone. The server gets an event, and everyone sees it in theirs.
meeting-day = The day
meeting-hour = The hour
meeting-past = That time is over. Pick a later one.
meeting-zone = I do not know your time zone yet. Tell me a city, then choose **Play together at a time** again.
meeting-private = This table is private, and the whole server would see its event. Agree on a time in the thread.
meeting-permission = I may not create events here. Ask a moderator to give my role **Create Events** in the server's settings.
meeting-on = You play together on { $begins }.
meeting-none = No time is planned.
meeting-planned = Play together on { $begins }. Mark the event to be reminded by Discord.
meeting-off = Playing together on { $begins } is called off.
meeting-gone = The event for { $begins } was deleted, so playing together is called off.
meeting-name = { $name }: play together
meeting-about = Players take their turns one after another. Everyone may watch: { $place }
button-meeting-plan = Plan { $when }
button-meeting-off = Call it off
button-meeting-event = Show the event
