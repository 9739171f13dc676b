"""The house itself: the clock, scheduled jobs, figures, notes and the doctor."""
