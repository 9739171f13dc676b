"""Chronicles: chapters of linked scenarios, rewards, and what carries over (KH-CHRON)."""
