"""What people do in the local Discord: presses, forms, commands and answers."""
