"""Backups, dumps, restoring, and moving between databases."""
