"""Whether a file is made of the words of a Mission, and each of them of what it may be."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any

from pydantic import BaseModel, ValidationError

from engine.games.massive_darkness import mission_file, mission_rules
from engine.games.massive_darkness.checking.lines import Place, Written
from engine.games.massive_darkness.mission_file import MissionMap
from engine.table import Mistake

LIST = "docs/content.md lists the words and what belongs to each of them."
WORDS = sorted(
    {
        word
        for module in (mission_file, mission_rules)
        for model in vars(module).values()
        if isinstance(model, type) and issubclass(model, BaseModel)
        for word in model.model_fields
    }
)


def read_mission(written: Written) -> tuple[MissionMap | None, list[Mistake]]:
    """The Mission, or why it is none; a word that stands twice is a mistake in either case."""
    mistakes = [
        Mistake(written.line(place), f"`{place[-1]}` stands here twice", "Keep one of the two, or join them.")
        for place in written.twice
    ]
    if not isinstance(written.data, dict):
        remedy = f"Begin with `id:`, `name:` and `tiles:`. {LIST}"
        return None, [*mistakes, Mistake(1, "this is not the file of a Mission", remedy)]
    try:
        return MissionMap.model_validate(written.data), mistakes
    except ValidationError as error:
        return None, [*mistakes, *_explained(error, written)]


def _explained(error: ValidationError, written: Written) -> Iterator[Mistake]:
    for fault in error.errors():
        place: Place = tuple(fault["loc"])
        yield Mistake(written.line(place), *_fault(fault["type"], place, fault["msg"], fault["input"]))


def _fault(kind: str, place: Place, message: str, given: Any) -> tuple[str, str]:
    """What is wrong, and what would be right."""
    word = next((str(part) for part in reversed(place) if isinstance(part, str)), "the file")
    if kind == "missing":
        return f"`{place[-1]}` is missing", f"Add it to what stands here. {LIST}"
    if kind == "extra_forbidden":
        near = get_close_matches(str(place[-1]), WORDS, 1)
        return f"there is no word `{place[-1]}` here", f"Did you mean `{near[0]}`? {LIST}" if near else LIST
    if kind == "value_error":
        wrong, _, remedy = message.removeprefix("Value error, ").partition(": ")
        return wrong, f"{remedy[:1].upper()}{remedy[1:]}." if remedy else LIST
    wanted = message.replace("Input should", "It should").replace("Field required", "It is required")
    return f"`{word}` cannot be {given!r}", f"{wanted}."
