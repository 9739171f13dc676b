"""Running a campaign: votes, rescue, pausing, ending and problem reports."""
