"""Heroes: abilities, equipment, treasure, levels and Life (MD-EQUIP, MD-LEVEL, MD-LIFE, MD-XP)."""
