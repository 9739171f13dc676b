"""The rules of each Mission, and the checks of mission files (MD-OBJ)."""
