"""Campaigns in memory: loaded, locked, computed for, changed and committed."""
