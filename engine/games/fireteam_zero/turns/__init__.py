"""The tactics phase and the turns of heroes."""
