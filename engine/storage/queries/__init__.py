"""SQL statements by topic: campaigns, seats, decisions, posts, people and schedules."""
