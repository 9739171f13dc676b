"""The rules reference for players: short entries in every language, by topic (docs/content.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kit.authoring import Place, Unreadable, Written, explained, read, twice
from engine.kit.content import LOCALES
from engine.table import Mistake

DOCUMENTED = "docs/content.md shows what an entry is made of."
LONGEST_TITLE = 50
LONGEST_TEXT = 800
MOST_TO_SEE = 5


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Wording(_Strict):
    """An entry in one language. `names` are other words to search for."""

    title: str = Field(min_length=1, max_length=LONGEST_TITLE)
    names: tuple[str, ...] = ()
    text: str = Field(min_length=1, max_length=LONGEST_TEXT)


class _EntryFile(_Strict):
    """An entry as written: the ledger ids or sections (such as `TY-PRES`) it explains, related entries, the picture
    symbols it explains, and its words in each of LOCALES.
    """

    explains: tuple[str, ...] = Field(min_length=1)
    see: tuple[str, ...] = Field(default=(), max_length=MOST_TO_SEE)
    symbols: tuple[str, ...] = ()
    en: Wording
    es: Wording
    pt_br: Wording = Field(alias="pt-BR")

    @property
    def words(self) -> Mapping[str, Wording]:
        """Returns the words by language."""
        return {"en": self.en, "es": self.es, "pt-BR": self.pt_br}


class _TopicFile(_Strict):
    topic: Mapping[str, str]
    entries: Mapping[str, _EntryFile]


KNOWN_WORDS = sorted({*_TopicFile.model_fields, *_EntryFile.model_fields, *Wording.model_fields, *LOCALES} - {"pt_br"})


@dataclass(frozen=True)
class Rule:
    """An entry: its key, the number of its topic, its words by language, and the fields of `_EntryFile`."""

    key: str
    topic: int
    words: Mapping[str, Wording]
    explains: Sequence[str]
    see: Sequence[str]
    symbols: Sequence[str]


@dataclass(frozen=True)
class Rulebook:
    """All entries of a game by key, the most general first, and the topic names by language."""

    topics: Sequence[Mapping[str, str]]
    rules: Mapping[str, Rule]


class BadRulebook(ValueError):
    """The rules reference of a game cannot be read. The message gives file, line and remedy for each mistake."""


@cache
def rulebook(game: str) -> Rulebook:
    """Reads the entries from `data/<game>/rules`, topics in the order of file names; none if the game has none.

    Raises BadRulebook.
    """
    try:
        folder = files(f"data.{game}.rules")
    except ModuleNotFoundError:
        return Rulebook((), {})
    found = {name: _File.of((folder / name).read_text(encoding="utf-8")) for name in _names(folder)}
    keys = [key for file in found.values() for key in file.keys]
    said = [
        f"{name}:{each.line}: {each.wrong}. {each.remedy}"
        for name, file in found.items()
        for each in file.mistakes_among(keys)
    ]
    if said:
        raise BadRulebook("\n".join(said))
    topics = [file.topic for file in found.values() if file.topic]
    every = [_rule(key, at, entry) for at, topic in enumerate(topics) for key, entry in topic.entries.items()]
    return Rulebook([topic.topic for topic in topics], {rule.key: rule for rule in every})


def _names(folder: Traversable) -> list[str]:
    return sorted(each.name for each in folder.iterdir() if each.name.endswith(".yaml"))


def _rule(key: str, topic: int, entry: _EntryFile) -> Rule:
    return Rule(key, topic, entry.words, entry.explains, entry.see, entry.symbols)


@dataclass(frozen=True)
class _File:
    """One file as far as it can be read. `topic` is None if the file is invalid, and `mistakes` say why."""

    written: Written | None
    topic: _TopicFile | None
    mistakes: Sequence[Mistake]

    @classmethod
    def of(cls, text: str) -> _File:
        try:
            written = read(text)
        except Unreadable as error:
            return cls(None, None, [error.mistake])
        if not isinstance(written.data, dict):
            remedy = f"Begin with `topic:` and `entries:`. {DOCUMENTED}"
            return cls(written, None, [*twice(written), Mistake(1, "this is no file of rules", remedy)])
        try:
            return cls(written, _TopicFile.model_validate(written.data), twice(written))
        except ValidationError as error:
            return cls(written, None, [*twice(written), *explained(error, written, KNOWN_WORDS, DOCUMENTED)])

    @property
    def keys(self) -> list[str]:
        """Returns the keys of its entries."""
        entries = self.written.data.get("entries") if self.written and isinstance(self.written.data, dict) else None
        return [str(key) for key in entries] if isinstance(entries, dict) else []

    def mistakes_among(self, keys: Sequence[str]) -> list[Mistake]:
        """Returns its mistakes by line, including those that depend on the other entries of the game."""
        found = list(self.mistakes)
        if self.topic and self.written:
            found += [Mistake(self.written.line(place), *said) for place, *said in _astray(self.topic, keys)]
        return sorted(found, key=lambda mistake: mistake.line)


def mistakes_in(text: str, others: Iterable[str] = ()) -> list[Mistake]:
    """Returns the mistakes in a file of entries, checked together with these others."""
    file = _File.of(text)
    return file.mistakes_among([*file.keys, *(key for other in others for key in _File.of(other).keys)])


def _astray(topic: _TopicFile, keys: Sequence[str]) -> Iterator[tuple[Place, str, str]]:
    """Yields missing topic names, keys that other entries have, and related entries that do not exist."""
    missing = [locale for locale in LOCALES if locale not in topic.topic]
    if missing:
        yield ("topic",), f"the topic has no name in {', '.join(missing)}", f"Give it one in {', '.join(LOCALES)}."
    for key, entry in topic.entries.items():
        if keys.count(key) > 1:
            yield ("entries", key), f"another entry is called `{key}`, too", "Give each entry a key of its own."
        for at, other in enumerate(entry.see):
            if other not in keys:
                yield ("entries", key, "see", at), f"there is no entry `{other}`", "Name the key of an entry."
