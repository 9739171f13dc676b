"""The process: settings, clock, metrics, background tasks and the watchdog."""
