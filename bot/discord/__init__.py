"""Discord's API as the bot uses it: permissions, retries, threads, and a campaign's messages."""
