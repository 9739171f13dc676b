"""The goals of a mission: objectives, discoveries, tasks and board tokens (FZ-OBJ, FZ-TASK)."""
