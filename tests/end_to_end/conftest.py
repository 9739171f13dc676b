"""What the end-to-end tests share."""

from tests.end_to_end.lanterns import opened, sandbox, table

__all__ = ["opened", "sandbox", "table"]
