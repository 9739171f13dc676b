"""What all content is made of."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Source = Literal["printed", "mixed", "ours"]
Level = Annotated[int, Field(ge=1, le=5)]
Locales = Annotated[dict[str, str], Field(min_length=3)]


class Piece(BaseModel):
    """A piece of content: frozen, and without unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True, populate_by_name=True)


class Named(Piece):
    """Content that has a name in each language."""

    id: str
    name: Locales
    source: Source
