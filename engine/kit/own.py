"""Files that are none of a game's: the host puts them into a folder, and a campaign carries along those it plays."""

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
"""The environment variable that names the folder of what the host has added; every process of the bot reads it."""
LARGEST = 10 * 1024
"""Bytes of one file: about four times the largest of our own. Every checkpoint of a campaign that plays it holds it."""
MOST_KEPT = 256  # files whose mistakes are remembered


@dataclass(frozen=True)
class OwnFiles:
    """One kind of such files: they lie in `<game>/<kind>/<id>.yaml` below the host's folder. `taken` are the ids of the
    game's own, `most` how many of others a campaign may carry, and a menu may offer besides them."""

    game: str
    kind: str
    checked: Checked
    taken: Collection[str]
    most: int = 5

    def offered(self) -> Mapping[str, str]:
        """The texts of the host's files without a mistake, by their ids."""
        return self._offered

    @cached_property
    def _offered(self) -> Mapping[str, str]:
        """They are read once. What is wrong with others is told to the host's log, for whatever somebody writes must
        hold up nobody else."""
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
        """What the kernel knows of them, by what the game makes of the text of one."""

        def names_of(text: str, locale: str) -> Mapping[str, str | Text]:
            return {} if _mistakes(self.checked, text) else names(text, locale)

        def glossary_of(text: str) -> Mapping[str, Text]:
            return {} if _mistakes(self.checked, text) else glossary(text)

        return OwnContent(self.offered, names_of, glossary_of, self.most)

    def mistakes_in(self, name: str, text: str) -> Sequence[Mistake]:
        """The mistakes in a file that is called this."""
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
        """The options with the file along that `chosen`, one of them, names: as the campaign carries it already, else
        as the host offers it; others stay as long as there is room."""
        name, carried = options.get(chosen), options.get(OWN, {})
        if name in self.taken or not isinstance(name, str) or not isinstance(carried, dict):
            return options
        first = {**self.offered(), **carried}.get(name)
        others = [(each, text) for each, text in carried.items() if each != name]
        return options if first is None else {**options, OWN: dict([(name, first), *others][: self.most])}

    def expect_sound(self, carried: Mapping[str, str]) -> Mapping[str, str]:
        """Raises ValueError that names the first mistake in what a campaign carries."""
        if len(carried) > self.most:
            raise ValueError(f"a campaign carries at most {self.most} {self.kind}, not {len(carried)}")
        for name, text in carried.items():
            for each in self.mistakes_in(name, text):
                raise ValueError(f"`{name[:40]}`, line {each.line}: {each.wrong}. {each.remedy}")
        return carried

    def expect_there(self, name: str, carried: Mapping[str, str]) -> str:
        """Raises ValueError unless something of this name is the game's or carried along."""
        if name not in self.taken and name not in carried:
            raise ValueError(f"there is no {self.checked.called} `{name[:40]}` here: choose one that is offered")
        return name


@lru_cache(maxsize=MOST_KEPT)
def _mistakes(checked: Checked, text: str) -> Sequence[Mistake]:
    return checked.mistakes_in(text)


def _written(game: str, kind: str) -> Mapping[str, str]:
    """What lies in the host's folder, by the names of the files without their ending; nothing where there is none."""
    folder = os.environ.get(HOST_FOLDER)
    files = sorted(Path(folder, game, kind).glob("*.yaml")) if folder else []
    return {file.stem: _text_of(file) for file in files if file.is_file()}


def _text_of(file: Path) -> str:
    """What stands in a file, as far as it may be long; nothing where it cannot be opened, which is a mistake in it."""
    try:
        with file.open("rb") as opened:
            return opened.read(LARGEST + 1).decode("utf-8", "replace")
    except OSError as error:
        log.error("%s cannot be read: %s", file, error.strerror)
        return ""
