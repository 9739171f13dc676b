"""The Phases of a Round (MD-ROUND)."""
