"""From the opening of a campaign to its purge: pauses, reminders, archives, rescue."""
