"""People's actions on the local Discord: presses, forms, commands and their answers."""
