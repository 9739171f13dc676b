"""People: preferences, stored personal data, and erasure."""
