"""The open database, its single writer and its migrations."""
