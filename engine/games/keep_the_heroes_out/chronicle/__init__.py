"""A chronicle: chapters of linked scenarios, rewards, and what is carried on (KH-CHRON)."""
