"""SQLite and PostgreSQL: addresses, connections and their differences."""
