"""Whether a file is made of the words of a Mission, and each of them of what it may be."""

from __future__ import annotations

from pydantic import ValidationError

from engine.games.massive_darkness.missions.file import MissionMap
from engine.kit.authoring import Written, explained, twice
from engine.kit.content import words
from engine.table import Mistake

LIST = "docs/content.md lists the words and what belongs to each of them."
WORDS = words(MissionMap)


def read_mission(written: Written) -> tuple[MissionMap | None, list[Mistake]]:
    """The Mission, or why it is none; a word that stands twice is a mistake in either case."""
    mistakes = twice(written)
    if not isinstance(written.data, dict):
        remedy = f"Begin with `id:`, `name:` and `tiles:`. {LIST}"
        return None, [*mistakes, Mistake(1, "this is not the file of a Mission", remedy)]
    try:
        return MissionMap.model_validate(written.data), mistakes
    except ValidationError as error:
        return None, [*mistakes, *explained(error, written, WORDS, LIST)]
