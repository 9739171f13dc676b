"""Pieces in the dungeon: monsters, heroes, damage, tokens, traps and portals (KH-PORTAL, KH-TRAP)."""
