"""Documentation that is generated from the code: `make docs` writes it, and a test compares it with the files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.documents import layers, sections

GENERATED: dict[Path, Callable[[], str]] = {layers.PICTURE: layers.draw, sections.PAGE: sections.write}
