"""Finds the page that answers a typed name, a few words, or a whole question."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Generic, TypeVar

from rapidfuzz import fuzz, process

from bot.text.matching import normal, normal_typed

Key = TypeVar("Key")
Likeness = Mapping[str, float]  # words, and how well each matches the typed one

FOUND = 0.5  # minimum weight (of 1) of the typed words that a page must contain
SAME_WORD = 80.0  # minimum similarity (of 100) of two words for one to count as a typing error
SHORTEST_SLIP = 4  # letters; too many shorter words are similar
ENDING = 3  # letters in which two forms of a word may differ: kill, killed
IN_NAME, IN_TEXT = 3.0, 1.0
MOST_WORDS = 16  # typed words considered, without filler words

FILLING = {  # filler words of questions
    "en": "a an and are at be by can do does for from get goes happens has have how i if in is it many me much must my "
    "of on one or still that the there they this to what when where which who why will with you your am about work "
    "works mean means should",
    "es": "a al como con cual cuales cuando cuanto cuantos cuantas de del donde el en es esta este hay la las lo los "
    "me mi mis o para pasa por puede puedo que quien se si sin son su sus tengo tiene un una y ya cuesta hago funciona "
    "significa",
    "pt-BR": "a ao as com como da das de do dos e em eu ha isso la meu minha meus minhas na nas no nos o onde os ou "
    "para pode posso por qual quais quando quanto quantos quantas que quem se sem sao seu sua tem tenho um uma "
    "acontece faco custa funciona significa",
}


@dataclass(frozen=True)
class Page:
    """A page as the search sees it: its title and other names, and the words of names and text."""

    title: str
    names: tuple[str, ...]
    name_words: frozenset[str]
    text_words: frozenset[str]
    is_rule: bool

    @classmethod
    def of(cls, title: str, names: Iterable[str], text: str, *, is_rule: bool) -> Page:
        """Builds a page from these texts."""
        bare = (normal(title), *map(normal, names))
        words = frozenset(" ".join(bare).split())
        return cls(bare[0], bare[1:], words, frozenset(normal(text).split()), is_rule)

    @property
    def titles(self) -> tuple[str, ...]:
        """All names of the page."""
        return (self.title, *self.names)


class Index(Generic[Key]):
    """Searchable pages in one language, the most general first."""

    def __init__(self, pages: Mapping[Key, Page], locale: str) -> None:
        self.pages = pages
        self._filling = frozenset(FILLING.get(locale, "").split())
        self._titles = frozenset(title for page in pages.values() for title in page.titles)
        self._named = _pages_by_word({key: page.name_words for key, page in pages.items()})
        self._told = _pages_by_word({key: page.text_words for key, page in pages.items()})
        self._vocabulary = Vocabulary({*self._named, *self._told})

    def search(self, typed: str) -> list[Key]:
        """Returns the matching pages, best first: by title, by the beginning of a title, by words in a name, then by
        words in the text. Among equals, rules come before cards, then the order of the pages counts. Typing errors are
        tolerated; only the first `LONGEST_TYPED` characters are used."""
        whole = normal_typed(typed)
        wanted = ([word for word in whole.split() if word not in self._filling] or whole.split())[:MOST_WORDS]
        found = {word: self._vocabulary.like(word) for word in wanted}
        likeness = {word: like for word, like in found.items() if like}  # no page has the others
        fitting = self._fitting(likeness)
        scores = {
            key: score + _called(self.pages[key], whole, " ".join(wanted)) + _share(self.pages[key], likeness.values())
            for key, score in fitting.items()
        }
        return sorted(scores, key=lambda key: (-scores[key], not self.pages[key].is_rule))

    def calls(self, typed: str) -> bool:
        """Returns True if a page has exactly this title or name."""
        return normal_typed(typed) in self._titles

    def _fitting(self, likeness: Mapping[str, Likeness]) -> dict[Key, float]:
        """Scores the pages that have enough of the typed words, in the order of the pages."""
        rarity = self._rarity(likeness)
        named = {word: _best(like, self._named) for word, like in likeness.items()}
        told = {word: _best(like, self._told) for word, like in likeness.items()}
        touched = set[Key]().union(*named.values(), *told.values())
        scored = dict[Key, float]()
        for key in (key for key in self.pages if key in touched):
            degrees = [(rarity[word], named[word].get(key, 0.0), told[word].get(key, 0.0)) for word in likeness]
            if sum(weight * max(in_name, in_text) for weight, in_name, in_text in degrees) >= FOUND:
                scored[key] = sum(weight * max(IN_NAME * name, IN_TEXT * text) for weight, name, text in degrees)
        return scored

    def _rarity(self, likeness: Mapping[str, Likeness]) -> dict[str, float]:
        """Weighs each word: the fewer pages have it, the more. The sum is 1."""
        counts = {word: len(self._with_any(like)) for word, like in likeness.items()}
        weights = {word: math.log(2 + len(self.pages) / (1 + count)) for word, count in counts.items()}
        return {word: weight / sum(weights.values()) for word, weight in weights.items()}

    def _with_any(self, words: Iterable[str]) -> set[Key]:
        """Returns the pages that have any of these words."""
        return set[Key]().union(*(pages.get(word, ()) for word in words for pages in (self._named, self._told)))


def _pages_by_word(words: Mapping[Key, Collection[str]]) -> Mapping[str, Sequence[Key]]:
    found = defaultdict[str, list[Key]](list)
    for key, those in words.items():
        for word in those:
            found[word].append(key)
    return dict(found)


def _best(like: Likeness, pages: Mapping[str, Sequence[Key]]) -> dict[Key, float]:
    """Returns for each page the degree of its word that is most like what was typed."""
    best = dict[Key, float]()
    for word in sorted(like, key=lambda word: like[word]):
        best.update(dict.fromkeys(pages.get(word, ()), like[word]))
    return best


class Vocabulary:
    """All words of some pages, ready to be compared with a typed one."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = sorted(words)
        self._by_stem = defaultdict[str, list[str]](list)  # without the last letter
        self._by_length = defaultdict[int, list[str]](list)
        for word in self._words:
            if len(word) >= SHORTEST_SLIP and not word.isdigit():
                self._by_stem[word[:-1]].append(word)
                self._by_length[len(word)].append(word)

    def like(self, typed: str) -> Likeness:
        """Returns the words that may be meant, with a score each: 1 for the same word, less for a word that begins with
        it, another form or a typing error. A number only matches itself."""
        begun = dict.fromkeys(self._beginning_with(typed), 0.9)
        if typed.isdigit():
            return {typed: 1.0} if typed in begun else {}
        slips = {} if len(typed) < SHORTEST_SLIP else self._slips(typed) | self._forms(typed)
        return slips | begun | ({typed: 1.0} if typed in begun else {})

    def _beginning_with(self, beginning: str) -> Iterator[str]:
        at = bisect_left(self._words, beginning)
        return takewhile(lambda word: word.startswith(beginning), self._words[at:])

    def _forms(self, typed: str) -> dict[str, float]:
        """Returns words that differ from the typed one only in their ending."""
        shorter = [word for end in range(1, len(typed) + 1) for word in self._by_stem.get(typed[:end], ())]
        same = (word for word in self._beginning_with(typed[:-1]) if not word.isdigit() and len(word) >= SHORTEST_SLIP)
        return {word: 0.85 for word in (*shorter, *same) if abs(len(word) - len(typed)) <= ENDING}

    def _slips(self, typed: str) -> dict[str, float]:
        """Returns words that differ from the typed one in one or two letters."""
        lengths = range(len(typed) - ENDING, len(typed) + ENDING + 1)
        words = [word for length in lengths for word in self._by_length.get(length, ())]
        found = process.extract(typed, words, scorer=fuzz.ratio, score_cutoff=SAME_WORD, limit=None)
        return {word: ratio / 125 for word, ratio, _ in found}


def _called(page: Page, whole: str, wanted: str) -> float:
    """Scores the page's names: an exact match or a beginning; the title counts more than other names."""
    for said, more in ((whole, 5.0), (wanted, 0.0)):
        if page.title == said:
            return 40.0 + more
        if said in page.names:
            return 30.0 + more
    if page.title.startswith(wanted):
        return 20.0
    return 10.0 if any(name.startswith(wanted) for name in page.names) else 0.0


def _share(page: Page, likeness: Iterable[Likeness]) -> float:
    """Returns the share of the title that was typed, 0 to 1. Of two matching pages, the one with the shorter title is
    more general."""
    words, typed = page.title.split(), list(likeness)
    return sum(1 for word in words if any(word in like for like in typed)) / len(words) if words else 0.0
