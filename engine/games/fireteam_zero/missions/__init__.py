"""Missions: their files, objectives, discoveries, tasks and board tokens (FZ-OBJ, FZ-TASK)."""
