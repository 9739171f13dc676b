"""The dungeon: rooms and passages, tokens, moves and damage (KH-ACT, KH-PORTAL, KH-TRAP, KH-ROOM)."""
