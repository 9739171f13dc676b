"""Content files that do not ship with the game: the host adds them to a folder, and campaigns carry those they play."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from engine.kit.authoring import read
from engine.kit.checking import Checked
from engine.table import OWN, Mistake, OwnContent, Text

Names = Callable[[str, str], Mapping[str, str | Text]]
Glossary = Callable[[str], Mapping[str, Text]]
log = logging.getLogger(__name__)

HOST_FOLDER = "EMBERKEEP_CONTENT"
"""The environment variable with the folder of the host's content. Every process of the bot reads it."""
LARGEST = 10 * 1024
"""The largest size of a file in bytes, about four times our own largest. Every checkpoint of a campaign that plays it
holds it.
"""
MOST_KEPT = 256  # files whose mistakes are remembered


@dataclass(frozen=True)
class OwnFiles:
    """One kind of content files, at `<game>/<kind>/<id>.yaml` below the host's folder.

    `taken` are the ids of the game's own files. `most` is how many others a campaign may carry, and how many a menu may
    offer.
    """

    game: str
    kind: str
    checked: Checked
    taken: Collection[str]
    most: int = 5

    def offered(self) -> Mapping[str, str]:
        """Returns the texts of the host's files that have no mistakes, by id."""
        return self._offered

    @cached_property
    def _offered(self) -> Mapping[str, str]:
        """Reads the files once. Mistakes in others are logged for the host, because one bad file must not block anyone
        else.
        """
        sound: dict[str, str] = {}
        for name, text in _written(self.game, self.kind).items():
            mistakes = self.mistakes_in(name, text)
            for each in mistakes:
                log.error("%s/%s.yaml:%d: %s. %s", self.kind, name, each.line, each.wrong, each.remedy)
            sound |= {} if mistakes else {name: text}
        for name in list(sound)[self.most :]:
            log.error("%s/%s.yaml is left out: there is room for %d %s.", self.kind, name, self.most, self.kind)
            del sound[name]
        return sound

    def content(self, names: Names, glossary: Glossary) -> OwnContent:
        """Returns the kernel's interface to these files, given functions that read names and glossary from a text."""

        def names_of(text: str, locale: str) -> Mapping[str, str | Text]:
            return {} if _mistakes(self.checked, text) else names(text, locale)

        def glossary_of(text: str) -> Mapping[str, Text]:
            return {} if _mistakes(self.checked, text) else glossary(text)

        return OwnContent(self.offered, names_of, glossary_of, self.most)

    def mistakes_in(self, name: str, text: str) -> Sequence[Mistake]:
        """Returns the mistakes in a file with this name."""
        called = self.checked.called
        if name in self.taken:
            return [Mistake(1, f"`{name}` is a {called} of the game", "Give it an id and a file of its own.")]
        if len(text.encode()) > LARGEST:
            return [Mistake(1, f"it has more than {LARGEST // 1024} KiB", "Make it shorter: half of that is plenty.")]
        mistakes = _mistakes(self.checked, text)
        if not mistakes and read(text).data["id"] != name:
            return [Mistake(1, "the file is not called after the id that stands in it", "Give both the same name.")]
        return mistakes

    def carried_on(self, options: Mapping[str, Any], chosen: str) -> Mapping[str, Any]:
        """Returns the options with the file that the option `chosen` names.

        The campaign's copy is kept if it has one; otherwise the host's is added. Other files stay while there is room.
        """
        name, carried = options.get(chosen), options.get(OWN, {})
        if name in self.taken or not isinstance(name, str) or not isinstance(carried, dict):
            return options
        first = {**self.offered(), **carried}.get(name)
        others = [(each, text) for each, text in carried.items() if each != name]
        return options if first is None else {**options, OWN: dict([(name, first), *others][: self.most])}

    def expect_sound(self, carried: Mapping[str, str]) -> Mapping[str, str]:
        """Raises ValueError, which names the first mistake in what a campaign carries."""
        if len(carried) > self.most:
            raise ValueError(f"a campaign carries at most {self.most} {self.kind}, not {len(carried)}")
        for name, text in carried.items():
            for each in self.mistakes_in(name, text):
                raise ValueError(f"`{name[:40]}`, line {each.line}: {each.wrong}. {each.remedy}")
        return carried

    def expect_there(self, name: str, carried: Mapping[str, str]) -> str:
        """Raises ValueError unless the game or the campaign has something with this name."""
        if name not in self.taken and name not in carried:
            raise ValueError(f"there is no {self.checked.called} `{name[:40]}` here: choose one that is offered")
        return name


@lru_cache(maxsize=MOST_KEPT)
def _mistakes(checked: Checked, text: str) -> Sequence[Mistake]:
    return checked.mistakes_in(text)


def _written(game: str, kind: str) -> Mapping[str, str]:
    """Returns the texts in the host's folder by file name without suffix; empty if there is no folder."""
    folder = os.environ.get(HOST_FOLDER)
    files = sorted(Path(folder, game, kind).glob("*.yaml")) if folder else []
    return {file.stem: _text_of(file) for file in files if file.is_file()}


def _text_of(file: Path) -> str:
    """Returns the text of a file up to the maximum length; empty if it cannot be opened, which counts as a mistake."""
    try:
        with file.open("rb") as opened:
            return opened.read(LARGEST + 1).decode("utf-8", "replace")
    except OSError as error:
        log.error("%s cannot be read: %s", file, error.strerror)
        return ""
