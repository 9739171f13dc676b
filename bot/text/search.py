"""Finds the page that answers a typed name, a few words, or a whole question.

The ranking adds five figures, each of which can be explained to a reader:

1. the words: BM25 over title, other names and text. Rare words count more, and words in a title more than in a text;
2. the best name: how much of one title or other name the question contains, and how much of the question it is;
3. the best passage: how much of the question is in one sentence, or in one name;
4. the best rule that refers to it: what a matching rule names is often what was asked;
5. an exact title or name, or the beginning of one, comes before everything else.
"""

from __future__ import annotations

import math
import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Generic, TypeVar

from rapidfuzz import fuzz, process

from bot.text.matching import normal, normal_typed
from engine.words.questions import Questions, questions

SENTENCE = re.compile(r"(?<=[.:;?!])\s+")
NUMBERED = re.compile(r"\d+ ")
Key = TypeVar("Key")
Likeness = Mapping[str, float]  # words, and how well each matches the typed one

FOUND = 0.1  # minimum weight (of 1) of the typed words that a page must contain
SAME_WORD = 80.0  # minimum similarity (of 100) of two words for one to count as a typing error
SHORTEST_SLIP = 4  # letters; too many shorter words are similar
SHORTEST_STEM = 3  # letters; what is left of a word without its ending
FORM = 0.85  # degree of another form of a word
ENDING = 3  # letters by which a typing error may be longer or shorter
IN_TITLE, IN_NAME, IN_TEXT = 6.0, 2.5, 1.0
SATURATION = 2.5  # BM25's k1: how little a second occurrence adds
LENGTH = 0.3  # BM25's b: how much longer pages are discounted
SYNONYM = 0.85  # degree of a word that means the same
NOT_IN_TITLE = 0.6  # weight of a word that is in no title of a rule: it says less about what is asked
BEST_NAME = 4.5  # weight of the best name against the words
BEST_PASSAGE = 1.0  # weight of the best passage against the words
TITLE_IN_PASSAGE = 0.5  # degree of a word that is in the title, but not in the passage
REFERRED = 0.1  # part of a rule's score that the rules it refers to get
CARD = 0.6  # weight of cards against rules, unless the typed text names them
FILLING = 0.25  # weight of a filler word, which only helps to tell names apart
SHORT = 2  # words of which any may be unfinished; in longer texts only the last one
MOST_WORDS = 16  # typed words considered, without filler words


@dataclass(frozen=True)
class Page:
    """A page as the search sees it: its title, its other names, its text, and the words of each sentence and name."""

    title: str
    names: tuple[str, ...]
    words: tuple[str, ...]
    passages: tuple[frozenset[str], ...]
    is_rule: bool

    @classmethod
    def of(cls, title: str, names: Iterable[str], text: str, *, is_rule: bool) -> Page:
        """Builds a page from these texts. The number of a place in front of its title may be left out."""
        bare = normal(title)
        named = (*map(normal, names), *filter(None, [NUMBERED.sub("", bare) if NUMBERED.match(bare) else ""]))
        passages = {frozenset(normal(each).split()) for each in (*SENTENCE.split(text), *names)}
        return cls(bare, named, tuple(normal(text).split()), tuple(passages), is_rule)

    @property
    def titles(self) -> tuple[str, ...]:
        """All names of the page."""
        return (self.title, *self.names)

    def weights(self) -> dict[str, float]:
        """Returns how much the page has of each of its words."""
        found = defaultdict[str, float](float)
        for said, weight in ((self.title, IN_TITLE), (" ".join(self.names), IN_NAME)):
            for word in set(said.split()):
                found[word] += weight
        for word in self.words:
            found[word] += IN_TEXT
        return found


@dataclass(frozen=True)
class _Asked:
    """Typed text: its words without filler and the filler, and for each word what it may mean, how rare it is, and its
    share of all the rarity."""

    whole: str
    wanted: Sequence[str]
    filling: frozenset[str]
    likeness: Mapping[str, Likeness]
    rarity: Mapping[str, float]
    weight: Mapping[str, float]


class Index(Generic[Key]):
    """Searchable pages in one language, the most general first. `see`: the pages to which rules refer."""

    def __init__(
        self,
        pages: Mapping[Key, Page],
        locale: str,
        synonyms: Iterable[str] = (),
        see: Mapping[Key, Sequence[Key]] | None = None,
    ) -> None:
        self.pages = pages
        said = questions(locale)
        self._filling = frozenset(normal(said.filling).split())
        self._in_titles = frozenset(word for page in pages.values() if page.is_rule for word in page.title.split())
        self._titles = frozenset(title for page in pages.values() for title in page.titles)
        self._with = defaultdict[str, dict[Key, float]](dict)
        self._from = defaultdict[Key, list[Key]](list)
        for key, others in (see or {}).items():
            for other in others:
                self._from[other].append(key)
        usual = sum(len(page.words) for page in pages.values()) / max(1, len(pages))
        for key, page in pages.items():
            weights = page.weights()
            long = 1 - LENGTH + LENGTH * len(page.words) / usual
            for word, weight in weights.items():
                self._with[word][key] = weight / long
        self._names = {key: [self._weighed(name.split()) for name in page.titles] for key, page in pages.items()}
        groups = [normal(group).split() for group in (*said.synonyms, *synonyms)]
        self._vocabulary = Vocabulary(self._with, Stems(said), groups)

    def search(self, typed: str) -> list[Key]:
        """Returns the matching pages, best first. Among equals, rules come before cards, then the order of the pages
        counts. Typing errors are tolerated; only the first `LONGEST_TYPED` characters are used."""
        asked = self._asked(normal_typed(typed))
        alone = {key: self._score(key, words, asked) for key, words in self._by_words(asked).items()}
        scores = {key: score + REFERRED * self._referring(key, alone) for key, score in alone.items()}
        return sorted(scores, key=lambda key: (-scores[key], not self.pages[key].is_rule))

    def _referring(self, key: Key, scores: Mapping[Key, float]) -> float:
        """Returns the best score of a rule that refers to this page."""
        return max((scores[each] for each in self._from[key] if each in scores), default=0.0)

    def calls(self, typed: str) -> bool:
        """Returns True if a page has exactly this title or name."""
        return normal_typed(typed) in self._titles

    def _content(self, words: Sequence[str]) -> Sequence[str]:
        """Returns the words without filler; all of them if there are no others."""
        return [word for word in words if word not in self._filling] or words

    def _weighed(self, words: Sequence[str]) -> Mapping[str, float]:
        """Returns the words with their weights; filler weighs little."""
        content = self._content(words)
        return {word: 1.0 if word in content else FILLING for word in words}

    def _asked(self, whole: str) -> _Asked:
        wanted = list(dict.fromkeys(self._content(whole.split())))[:MOST_WORDS]
        typed = whole.split()
        unfinished = wanted if len(typed) <= SHORT else typed[-1:]
        found = {word: self._vocabulary.like(word, unfinished=word in unfinished) for word in wanted}
        likeness = {word: like for word, like in found.items() if like}  # no page has the others
        rarity = {word: self._rarity(like) for word, like in likeness.items()}
        total = sum(rarity.values())
        filling = frozenset(whole.split()) - frozenset(wanted)
        weight = {word: each / total for word, each in rarity.items()}
        return _Asked(whole, wanted, filling, likeness, rarity, weight)

    def _rarity(self, like: Likeness) -> float:
        """Weighs a word: the fewer pages have it and the surer it is what was typed, the more. Ordinary words are rare
        in rules, too, so a word counts less if no rule is called so."""
        count = len(set[Key]().union(*(self._with[word] for word in like)))
        named = any(word in self._in_titles for word, degree in like.items() if degree >= min(FORM, SYNONYM))
        sure = max(like.values()) * (1.0 if named else NOT_IN_TITLE)
        return sure * (math.log(1 + (len(self.pages) - count + 0.5) / (count + 0.5)) + 0.1)

    def _by_words(self, asked: _Asked) -> dict[Key, float]:
        """Scores the pages that have enough of the typed words by BM25, in the order of the pages."""
        scores, shares = defaultdict[Key, float](float), defaultdict[Key, float](float)
        for word, like in asked.likeness.items():
            best = defaultdict[Key, float](float)
            for meant, degree in like.items():
                for key, weight in self._with[meant].items():
                    best[key] = max(best[key], degree * weight)
            for key, weight in best.items():
                scores[key] += asked.rarity[word] * weight * (SATURATION + 1) / (weight + SATURATION)
                shares[key] += asked.weight[word]
        return {key: scores[key] for key in self.pages if shares[key] >= FOUND}

    def _score(self, key: Key, words: float, asked: _Asked) -> float:
        page = self.pages[key]
        best = BEST_NAME * self._best_name(key, asked)
        if page.is_rule:
            best += BEST_PASSAGE * _best_passage(page, asked) ** 2
        score = words + sum(asked.rarity.values()) * best
        score *= 1.0 if page.is_rule else CARD
        return score + 10 * _called(page, asked.whole, " ".join(asked.wanted)) + _share(page, asked.likeness.values())

    def _best_name(self, key: Key, asked: _Asked) -> float:
        """Returns how much of one name was asked for and how much of the question it is, 0 to 1 (the harmonic mean)."""
        best = 0.0
        spare = FILLING * len(asked.filling) / max(1, len(asked.likeness))
        for name in self._names[key]:
            matched = {
                word: max((like.get(each, 0.0) for each in name), default=0.0) for word, like in asked.likeness.items()
            }
            of_question = sum(asked.weight[word] * degree for word, degree in matched.items())
            if of_question:
                same = FILLING * sum(1 for word in name if word in asked.filling)
                of_question = (of_question + same / max(1, len(asked.likeness))) / (1 + spare)
                of_name = min(1.0, (sum(matched.values()) + same) / sum(name.values()))
                best = max(best, 2 * of_question * of_name / (of_question + of_name))
        return best


def _best_passage(page: Page, asked: _Asked) -> float:
    """Returns how much of the question is in one passage, 0 to 1."""
    title = page.title.split()

    def degree(like: Likeness, passage: frozenset[str]) -> float:
        in_title = TITLE_IN_PASSAGE * max((like.get(word, 0.0) for word in title), default=0.0)
        return max((like[word] for word in like.keys() & passage), default=in_title)

    shares = (
        sum(asked.weight[word] * degree(like, passage) for word, like in asked.likeness.items())
        for passage in page.passages
    )
    return max(shares, default=0.0)


class Stems:
    """The forms of words in one language, by their endings."""

    def __init__(self, said: Questions) -> None:
        self._endings = frozenset(said.endings.split())
        self._longest = max(map(len, self._endings), default=0)
        self._spellings = said.spellings

    def of(self, word: str) -> str:
        """Returns what all forms of a word have in common. Numbers and short words have no forms."""
        if word.isdigit():
            return word
        for end in range(min(self._longest, len(word) - SHORTEST_STEM), 0, -1):
            if word[-end:] in self._endings:
                word = word[:-end]
                break
        for spelling, same in self._spellings.items():
            word = word.replace(spelling, same)
        return word


class Vocabulary:
    """All words of some pages, ready to be compared with a typed one."""

    def __init__(self, words: Iterable[str], stems: Stems, synonyms: Iterable[Sequence[str]] = ()) -> None:
        self._words, self._stems = sorted(words), stems
        self._synonyms = defaultdict[str, set[str]](set)
        for group in synonyms:
            for word in group:
                self._synonyms[stems.of(word)].update(group)
        self._by_stem = defaultdict[str, list[str]](list)
        self._by_length = defaultdict[int, list[str]](list)
        for word in self._words:
            self._by_stem[stems.of(word)].append(word)
            if len(word) >= SHORTEST_SLIP and not word.isdigit():
                self._by_length[len(word)].append(word)

    def like(self, typed: str, *, unfinished: bool = True) -> Likeness:
        """Returns the words that may be meant, with a score each: 1 for the same word, less for another form, a synonym
        or a typing error, and for a word that begins with an unfinished one. A number only matches itself."""
        same = dict.fromkeys(self._exactly(typed), 1.0)
        if typed.isdigit():
            return same
        begun = dict.fromkeys(self._beginning_with(typed), 0.9) if unfinished else same
        forms = self._forms(typed)
        known = begun | forms
        slips = {} if known or len(typed) < SHORTEST_SLIP else self._slips(typed)
        return self._same(typed) | slips | forms | begun | same

    def _same(self, typed: str) -> dict[str, float]:
        """Returns words that mean the same, in all their forms."""
        meant = self._synonyms.get(self._stems.of(typed), set()) - {typed}
        return {form: SYNONYM for word in meant for form in (*self._exactly(word), *self._forms(word))}

    def _exactly(self, word: str) -> Sequence[str]:
        at = bisect_left(self._words, word)
        return self._words[at : at + 1] if self._words[at : at + 1] == [word] else ()

    def _beginning_with(self, beginning: str) -> Iterator[str]:
        at = bisect_left(self._words, beginning)
        return takewhile(lambda word: word.startswith(beginning), self._words[at:])

    def _forms(self, typed: str) -> dict[str, float]:
        """Returns the words that are forms of the same word."""
        return dict.fromkeys(self._by_stem.get(self._stems.of(typed), ()), FORM)

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
