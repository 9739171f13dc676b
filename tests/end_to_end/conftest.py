"""Fixtures of the end-to-end tests."""

from tests.end_to_end.lanterns import opened, sandbox, table

__all__ = ["opened", "sandbox", "table"]
