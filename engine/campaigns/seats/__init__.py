"""Who sits where: the lobby, its options, and changes of seats while a campaign goes on."""
