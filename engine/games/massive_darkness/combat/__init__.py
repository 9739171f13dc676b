"""Attacks: dice, Skills, Enchantments, Damage (MD-COMBAT)."""
