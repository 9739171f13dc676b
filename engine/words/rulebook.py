"""The rules reference for players: short entries by topic, and their words by language (docs/content.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Generic, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.kit.authoring import Place, Unreadable, Written, explained, read, twice
from engine.kit.names import LOCALES
from engine.table import Mistake

DOCUMENTED = "docs/content.md shows what an entry is made of."
LONGEST_TITLE = 50
LONGEST_TEXT = 800
MOST_TO_SEE = 5


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Wording(_Strict):
    """An entry in one language. `names` are other words to search for; `symbols` names each of its symbols, if the
    title does not."""

    title: str = Field(min_length=1, max_length=LONGEST_TITLE)
    names: tuple[str, ...] = ()
    symbols: Mapping[str, str] = {}
    text: str = Field(min_length=1, max_length=LONGEST_TEXT)


class _EntryFile(_Strict):
    """An entry as written: the ledger ids or sections (such as `TY-PRES`) it explains, related entries, and the picture
    symbols it explains.
    """

    explains: tuple[str, ...] = Field(min_length=1)
    see: tuple[str, ...] = Field(default=(), max_length=MOST_TO_SEE)
    symbols: tuple[str, ...] = ()


class _TopicFile(_Strict):
    entries: Mapping[str, _EntryFile]


class _WordsFile(_Strict):
    """The words of a topic in one language: its name, its entries, and groups of words that mean the same in this game.
    English is used for entries that have none."""

    topic: str = Field(min_length=1)
    synonyms: tuple[str, ...] = ()
    entries: Mapping[str, Wording]


KNOWN_WORDS = sorted({*_WordsFile.model_fields, *_EntryFile.model_fields, *Wording.model_fields})


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
    """All entries of a game by key, the most general first; the topic names and groups of synonyms by language."""

    topics: Sequence[Mapping[str, str]]
    rules: Mapping[str, Rule]
    synonyms: Mapping[str, Sequence[str]]


class BadRulebook(ValueError):
    """The rules reference of a game cannot be read. The message gives file, line and remedy for each mistake."""


@cache
def rulebook(game: str) -> Rulebook:
    """Reads the entries from `data/<game>/rules` and their words from the folder of each language there, topics in the
    order of file names; none if the game has none.

    Raises BadRulebook.
    """
    try:
        folder = files(f"data.{game}.rules")
    except ModuleNotFoundError:
        return Rulebook((), {}, {})
    found = {name: _topic_in((folder / name).read_text("utf-8")) for name in _names(folder)}
    keys = [key for file in found.values() for key in file.keys]
    said = {
        (locale, name): _words_in((folder / locale / name).read_text("utf-8"))
        for locale in LOCALES
        for name in found
        if (folder / locale / name).is_file() or locale == "en"
    }
    wrong = {name: _astray(file, keys) for name, file in found.items()}
    wrong |= {f"{locale}/{name}": _unlike(file, found[name], locale) for (locale, name), file in said.items()}
    mistakes = [f"{name}:{each.line}: {each.wrong}. {each.remedy}" for name, those in wrong.items() for each in those]
    if mistakes:
        raise BadRulebook("\n".join(mistakes))
    topics = [{locale: _said(said, locale, name).topic for locale in LOCALES} for name in found]
    rules = {
        key: Rule(key, number, _wordings(said, name, key), entry.explains, entry.see, entry.symbols)
        for number, (name, file) in enumerate(found.items())
        for key, entry in file.sound.entries.items()
    }
    synonyms = {
        locale: [group for name in found if (locale, name) in said for group in said[locale, name].sound.synonyms]
        for locale in LOCALES
    }
    return Rulebook(topics, rules, synonyms)


def _names(folder: Traversable) -> list[str]:
    return sorted(each.name for each in folder.iterdir() if each.name.endswith(".yaml"))


_Words = Mapping[tuple[str, str], "_File[_WordsFile]"]


def _said(words: _Words, locale: str, name: str) -> _WordsFile:
    return words.get((locale, name), words["en", name]).sound


def _wordings(words: _Words, name: str, key: str) -> Mapping[str, Wording]:
    english = words["en", name].sound.entries[key]
    return {locale: _said(words, locale, name).entries.get(key, english) for locale in LOCALES}


Shape = TypeVar("Shape", bound=_Strict)


@dataclass(frozen=True)
class _File(Generic[Shape]):
    """One file as far as it can be read. `read` is None if it is invalid, and `mistakes` say why."""

    written: Written | None
    read: Shape | None
    mistakes: Sequence[Mistake]

    @property
    def keys(self) -> list[str]:
        """Returns the keys of its entries."""
        entries = self.written.data.get("entries") if self.written and isinstance(self.written.data, dict) else None
        return [str(key) for key in entries] if isinstance(entries, dict) else []

    @property
    def sound(self) -> Shape:
        """Returns the contents of a file without mistakes."""
        assert self.read is not None
        return self.read

    def with_mistakes(self, found: Iterable[tuple[Place, str, str]]) -> list[Mistake]:
        """Returns its mistakes and these, by line."""
        more = [Mistake(self.written.line(place), *said) for place, *said in found] if self.written else []
        return sorted([*self.mistakes, *more], key=lambda mistake: mistake.line)


def _topic_in(text: str) -> _File[_TopicFile]:
    return _file(text, _TopicFile, "Begin with `entries:`.")


def _words_in(text: str) -> _File[_WordsFile]:
    return _file(text, _WordsFile, "Begin with `topic:` and `entries:`.")


def _file(text: str, shape: type[Shape], begins: str) -> _File[Shape]:
    try:
        written = read(text)
    except Unreadable as error:
        return _File(None, None, [error.mistake])
    if not isinstance(written.data, dict):
        remedy = f"{begins} {DOCUMENTED}"
        return _File(written, None, [*twice(written), Mistake(1, "this is no file of rules", remedy)])
    try:
        return _File(written, shape.model_validate(written.data), twice(written))
    except ValidationError as error:
        return _File(written, None, [*twice(written), *explained(error, written, KNOWN_WORDS, DOCUMENTED)])


def mistakes_in(text: str, others: Iterable[str] = ()) -> list[Mistake]:
    """Returns the mistakes in a file of entries, checked together with these others."""
    file = _topic_in(text)
    return _astray(file, [*file.keys, *(key for other in others for key in _topic_in(other).keys)])


def mistakes_in_words(text: str, topic: str, locale: str) -> list[Mistake]:
    """Returns the mistakes in the words of a topic in one language, checked together with the topic's entries."""
    return _unlike(_words_in(text), _topic_in(topic), locale)


def _astray(file: _File[_TopicFile], keys: Sequence[str]) -> list[Mistake]:
    """Returns its mistakes, with keys that other entries have and related entries that do not exist."""

    def found() -> Iterator[tuple[Place, str, str]]:
        for key, entry in file.read.entries.items() if file.read else ():
            if keys.count(key) > 1:
                yield ("entries", key), f"another entry is called `{key}`, too", "Give each entry a key of its own."
            for at, other in enumerate(entry.see):
                if other not in keys:
                    yield ("entries", key, "see", at), f"there is no entry `{other}`", "Name the key of an entry."

    return file.with_mistakes(found())


def _unlike(file: _File[_WordsFile], topic: _File[_TopicFile], locale: str) -> list[Mistake]:
    """Returns its mistakes, with words for entries that the topic does not have, and entries without English words."""

    def found() -> Iterator[tuple[Place, str, str]]:
        said = list(file.read.entries) if file.read else topic.keys
        for key in said:
            if key not in topic.keys:
                yield ("entries", key), f"the topic has no entry `{key}`", "Use the keys of the file with the entries."
        for key in topic.keys if locale == "en" else ():
            if key not in said:
                yield ("entries",), f"there are no English words for `{key}`", "Write its title and text."

    return file.with_mistakes(found())
