"""Checks a handwritten content file: first its shape, then if its content makes sense."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import BaseModel, ValidationError

from engine.kit.authoring import Place, Unreadable, Written, did_you_mean, explained, read, twice, unsayable
from engine.kit.content import Folder, words
from engine.table import Mistake

LONGEST_WRONG = 300  # characters
Found = tuple[Place, str, str]  # the place, what is wrong, how to fix it
Check = Callable[[Any], Iterable[Found]]


@dataclass(frozen=True)
class Checked:
    """A kind of file: its model, its checks, its name and how it begins, where its words are documented, and the folder
    of the game's content.

    Checks in one group run together; later groups run only if all earlier ones found nothing.
    """

    model: type[BaseModel]
    stages: Sequence[Sequence[Check]]
    called: str
    begins: str
    listed: str
    folder: Folder

    def mistakes_in(self, text: str) -> Sequence[Mistake]:
        """Returns the mistakes in a file, by line; none if it can be used."""
        try:
            written = read(text)
        except Unreadable as error:
            return [error.mistake]
        piece, mistakes = self._shape(written)
        for stage in self.stages:
            if piece is None or mistakes:
                break
            found = [each for check in stage for each in check(piece)]
            mistakes = [
                Mistake(written.line(place), wrong, did_you_mean(wrong, remedy)) for place, wrong, remedy in found
            ]
        return sorted(map(_short, mistakes), key=lambda mistake: mistake.line)

    def _shape(self, written: Written) -> tuple[BaseModel | None, list[Mistake]]:
        """Returns the model, or None and why. Duplicate keys and unusable words are mistakes in either case."""
        mistakes = [*twice(written), *unsayable(written)]
        if not isinstance(written.data, dict):
            wrong = f"this is not the file of a {self.called}"
            return None, [*mistakes, Mistake(1, wrong, f"{self.begins} {self.listed}")]
        try:
            return self.model.model_validate(self.folder.named(written.data)), mistakes
        except ValidationError as error:
            return None, [*mistakes, *explained(error, written, words(self.model), self.listed)]


def _short(mistake: Mistake) -> Mistake:
    """Shortens a mistake to a readable length: it may quote a very long value."""
    if len(mistake.wrong) <= LONGEST_WRONG:
        return mistake
    return replace(mistake, wrong=f"{mistake.wrong[: LONGEST_WRONG - 1]}…")
