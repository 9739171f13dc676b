"""Operation of the deployment: the clock, scheduled jobs, figures, notes and the doctor."""
