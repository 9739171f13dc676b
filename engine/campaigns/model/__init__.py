"""Values passed to callers: situation, settings, requests, posts and branches of a campaign."""
