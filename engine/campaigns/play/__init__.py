"""Playing: chapters, answers, runs of answers, standing orders, autopilots, undo."""
