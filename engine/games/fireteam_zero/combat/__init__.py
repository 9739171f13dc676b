"""Attacks of heroes and creatures, and their results (FZ-ATTACK, FZ-BOSS, FZ-KO)."""
