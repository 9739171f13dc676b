"""The rules of a scenario (KH-SCEN)."""
