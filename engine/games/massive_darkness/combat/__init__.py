"""Attacks: dice, Skills, Enchantments and damage (MD-COMBAT)."""
