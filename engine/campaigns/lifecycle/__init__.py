"""From the creation of a campaign to its purge: pauses, reminders, archiving, repair."""
