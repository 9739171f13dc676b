"""The implementation of scenarios' rules (KH-SCEN)."""
