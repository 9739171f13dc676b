"""Before play: opening a campaign, seats, settings and the list of campaigns."""
