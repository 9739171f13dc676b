"""Fixtures of the safety tests."""

from tests.end_to_end.lanterns import opened, sandbox, table
from tests.safety.scene import scene, scenes

__all__ = ["opened", "sandbox", "scene", "scenes", "table"]
