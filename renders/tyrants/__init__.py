"""The pictures of Tyrants of the Underdark."""
