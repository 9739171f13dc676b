"""How creatures enter the board, and the threat track (FZ-SPAWN, FZ-RESERVE)."""
