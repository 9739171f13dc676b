"""Discord's API as the bot uses it: permissions, retries, threads and where campaigns are posted."""
