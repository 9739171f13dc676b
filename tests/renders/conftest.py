"""Fixtures of the tests of pictures."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from renders.canvas import sprites
from tests.renders.inked import Inked


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that were drawn cut short because they did not fit."""
    lines: list[str] = []
    text = sprites.text

    def noted(words: str, *args: Any, **more: Any) -> Image.Image:
        lines.extend([words] if "…" in words else [])
        return text(words, *args, **more)

    monkeypatch.setattr(sprites, "text", noted)
    return lines


@pytest.fixture
def inked(monkeypatch: pytest.MonkeyPatch) -> Inked:
    """Watches which words an edge cuts."""
    return Inked(monkeypatch)
