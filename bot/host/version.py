"""The version of Emberkeep."""

VERSION = "0.2.0"
"""Must match pyproject.toml. Installed metadata would go stale when a host only updates the files."""
