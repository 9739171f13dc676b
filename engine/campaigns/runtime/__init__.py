"""Campaigns in memory: loading, locking, computing, changing and committing."""
