"""Finds the page that answers what somebody typed: a name, a few words, or a whole question."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from rapidfuzz import fuzz

from bot.text.matching import normal

Key = TypeVar("Key")
Likeness = Mapping[str, float]  # words, and how well each is the one that was typed

FOUND = 0.5  # the weight of the typed words that a page must have, of 1
SAME_WORD = 80.0  # of 100: how alike two words are when one may be a slip of the finger
SHORTEST_SLIP = 4  # letters: among shorter words too many are alike
ENDING = 3  # letters in which two forms of one word may differ: kill, killed
IN_NAME, IN_TEXT = 3.0, 1.0

FILLING = {  # words of questions that say nothing of what is asked
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
    """What the search knows of a page: its title and other names, and the words of names and text."""

    title: str
    names: tuple[str, ...]
    name_words: frozenset[str]
    text_words: frozenset[str]
    is_rule: bool

    @classmethod
    def of(cls, title: str, names: Iterable[str], text: str, *, is_rule: bool) -> Page:
        """A page of these texts."""
        bare = (normal(title), *map(normal, names))
        words = frozenset(" ".join(bare).split())
        return cls(bare[0], bare[1:], words, frozenset(normal(text).split()), is_rule)

    @property
    def titles(self) -> tuple[str, ...]:
        """Everything that the page is called."""
        return (self.title, *self.names)


class Index(Generic[Key]):
    """Pages in one language, the most general first, ready to be searched."""

    def __init__(self, pages: Mapping[Key, Page], locale: str) -> None:
        self.pages = pages
        self._filling = frozenset(FILLING[locale].split())
        self._vocabulary = frozenset().union(*(page.name_words | page.text_words for page in pages.values()))

    def search(self, typed: str) -> list[Key]:
        """The pages that fit, the best first: called just so, beginning so, with these words in a name, then in the
        text. Among equals rules come before cards, and otherwise the order counts. Slips of the finger are forgiven."""
        whole = normal(typed)
        wanted = [word for word in whole.split() if word not in self._filling] or whole.split()
        likeness = {word: like for word in wanted if (like := self._like(word))}  # no page knows the others
        rarity = self._rarity(likeness)
        scored = {key: _score(page, whole, wanted, likeness, rarity) for key, page in self.pages.items()}
        fitting = [key for key, score in scored.items() if score > 0]
        return sorted(fitting, key=lambda key: (-scored[key], not self.pages[key].is_rule))

    def calls(self, typed: str) -> bool:
        """Whether a page is called just so."""
        return any(normal(typed) in page.titles for page in self.pages.values())

    def _like(self, typed: str) -> Likeness:
        """Every word of the pages that may be the one that was typed."""
        alike = {word: _alike(typed, word) for word in self._vocabulary}
        return {word: degree for word, degree in alike.items() if degree}

    def _rarity(self, likeness: Mapping[str, Likeness]) -> dict[str, float]:
        """How much each word tells: the fewer pages have it, the more. The sum is 1."""
        pages = self.pages.values()
        counts = {
            word: sum(1 for page in pages if not like.keys().isdisjoint(page.text_words | page.name_words))
            for word, like in likeness.items()
        }
        weights = {word: math.log(2 + len(self.pages) / (1 + count)) for word, count in counts.items()}
        return {word: weight / sum(weights.values()) for word, weight in weights.items()}


def _score(
    page: Page, whole: str, wanted: Sequence[str], likeness: Mapping[str, Likeness], rarity: Mapping[str, float]
) -> float:
    """0 where the page does not fit. What it is called counts more than anything in its text."""
    named = {word: _best(like, page.name_words) for word, like in likeness.items()}
    told = {word: _best(like, page.text_words) for word, like in likeness.items()}
    if not rarity or sum(rarity[word] * max(named[word], told[word]) for word in rarity) < FOUND:
        return 0.0
    score = sum(rarity[word] * max(IN_NAME * named[word], IN_TEXT * told[word]) for word in rarity)
    return score + _called(page, whole, " ".join(wanted)) + _share(page.title, likeness.values())


def _best(like: Likeness, words: frozenset[str]) -> float:
    """How well one of the words is what was typed: 1 for the same, less for another form or a slip, else 0."""
    return max((degree for word, degree in like.items() if word in words), default=0.0)


def _called(page: Page, whole: str, wanted: str) -> float:
    """How the page is called: just so, or beginning so; the title counts more than other names."""
    for said, more in ((whole, 5.0), (wanted, 0.0)):
        if page.title == said:
            return 40.0 + more
        if said in page.names:
            return 30.0 + more
    if page.title.startswith(wanted):
        return 20.0
    return 10.0 if any(name.startswith(wanted) for name in page.names) else 0.0


def _share(title: str, likeness: Iterable[Likeness]) -> float:
    """How much of the title was typed, 0 to 1: of two that have the words the more general one is shorter."""
    words, typed = title.split(), list(likeness)
    return sum(1 for word in words if any(word in like for like in typed)) / len(words) if words else 0.0


def _alike(typed: str, word: str) -> float:
    """How well a word is what was typed: 1 for the same, less for another form or a slip of the finger, else 0."""
    if typed == word:
        return 1.0
    if typed.isdigit() or word.isdigit():
        return 0.0
    if word.startswith(typed):
        return 0.9
    if len(typed) < SHORTEST_SLIP or len(word) < SHORTEST_SLIP or abs(len(typed) - len(word)) > ENDING:
        return 0.0
    if typed.startswith(word[:-1]) or word.startswith(typed[:-1]):
        return 0.85
    ratio = fuzz.ratio(typed, word)
    return ratio / 125 if ratio >= SAME_WORD else 0.0
