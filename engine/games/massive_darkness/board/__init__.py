"""Zones, lines of sight, paths and decks (MD-ZONE, MD-SHADOW, MD-LOS, MD-DECK)."""
