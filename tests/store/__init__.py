"""What a host enters in Discord's App Directory (`make store`)."""
