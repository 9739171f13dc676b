"""Which version of Emberkeep this is."""

VERSION = "0.2.0"
"""The same as in pyproject.toml. Installed metadata would go stale when a host updates the files alone."""
