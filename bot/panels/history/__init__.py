"""Events: the log, earlier steps, statistics and past boards."""
