"""The rules of each Mission, and the checks of Mission files (MD-OBJ)."""
