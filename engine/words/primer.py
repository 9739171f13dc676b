"""Rules in five minutes: which rules are shown, and at which moment of a game each is illustrated (docs/content.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import yaml
from pydantic import BaseModel, ConfigDict, Field

FEWEST, MOST = 6, 8


class Panel(BaseModel):
    """A rule, of which the first sentences are shown, and its picture: at the first question `ask`, in this round or
    later, that has options which begin with `offers`."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    rule: str
    picture: str
    ask: str
    offers: str = ""
    round: int = 0
    sentences: int = Field(default=2, ge=1, le=3)


class Primer(BaseModel):
    """The panels of a game in their order."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    panels: Sequence[Panel] = Field(min_length=FEWEST, max_length=MOST)


@cache
def primer(game: str) -> Sequence[Panel]:
    """Reads `data/<game>/primer.yaml`; empty if the game has none."""
    try:
        file = files(f"data.{game}") / "primer.yaml"
        return Primer.model_validate(yaml.safe_load(file.read_text("utf-8"))).panels
    except (FileNotFoundError, ModuleNotFoundError):
        return ()
