"""What callers are handed: how a campaign stands, its settings, requests, posts and lines of play."""
