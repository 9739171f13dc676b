"""Keeping: tables, the one writer, the readers, the key and backups. It knows no game."""
