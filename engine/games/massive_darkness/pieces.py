"""What all content is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from engine.kit.content import Piece

Source = Literal["printed", "mixed", "ours"]
Level = Annotated[int, Field(ge=1, le=5)]
Locales = Annotated[dict[str, str], Field(min_length=3)]


class Named(Piece):
    """Content that has a name in each language."""

    id: str
    name: Locales
    source: Source
