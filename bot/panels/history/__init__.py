"""What happened: the log, earlier steps, statistics and past boards."""
