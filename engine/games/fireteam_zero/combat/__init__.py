"""Attacks of heroes and creatures, and what comes of them (FZ-ATTACK, FZ-BOSS, FZ-KO)."""
