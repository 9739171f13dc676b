"""News on a turn message since the seat's last choice: a line for each turn and each phase."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.text.speech import moment, plain, shortened, without_subject
from engine.campaigns import Situation, Stretch
from engine.table import Importance, Text
from engine.words import Spoken, Words

MOST_LINES = 6
LONGEST_LINE = 90


@dataclass(slots=True)
class _Part:
    """One seat's actions in its turns, or the events of phases between turns."""

    seat: int | None
    phases: list[str]
    texts: list[Text]
    whole: bool


def news_lines(situation: Situation, news: Sequence[Stretch], words: Words) -> Iterator[str]:
    """Yields a heading, a line for each seat that acted and for the phases, and how much more is in the log.

    Each line says what matters most. A turn or phase of mere routine gets a line too, unless the reader saw part of it.
    """
    parts = list(_parts(situation, news))
    lines, more = [], 0
    for part in parts[:MOST_LINES]:
        said, left = _line(situation, part, words)
        more += left
        if said:
            lines.append(said)
    if not lines:
        return
    began = next((told.at for stretch in news for told in stretch.told), situation.since)
    yield words.message("turn-news", when=moment(began, "R"))
    if more:
        lines[-1] += " · " + words.message("post-folded", count=more)
    yield from lines


def _parts(situation: Situation, news: Sequence[Stretch]) -> Iterator[_Part]:
    """Yields each seat's turns as one part, and all phases as one, in the order in which they began."""
    own = situation.asks[0].seats[0]
    found: dict[int | None, _Part] = {}
    for stretch in news:
        seat = stretch.seat
        if seat == own:
            if not stretch.phases:
                continue
            seat = None
        part = found.setdefault(seat, _Part(seat, [], [], stretch.whole))
        part.phases += [phase for phase in stretch.phases if phase not in part.phases]
        part.texts += [told.text for told in stretch.told]
        part.whole |= stretch.whole
    return (part for part in found.values() if part.seat is not None or part.texts)


def _line(situation: Situation, part: _Part, words: Words) -> tuple[str, int]:
    """Returns who did what, as far as there is room, and how many further events that are not routine there were."""
    game = situation.game
    events = [(text, len(list(equal))) for text, equal in groupby(game.account(part.texts))]
    weights = [game.importance_of(text) for text, _ in events]
    kinds = Counter(text.key for text, _ in events)
    telling = [at for at, weight in enumerate(weights) if weight is not Importance.ROUTINE]
    if not telling and not part.whole:
        return "", 0
    shown = telling or list(range(len(events)))
    subject = f"**{_subject(part, words)}:** "
    said = {at: _event(words, *events[at], part.seat) for at in shown}
    room = LONGEST_LINE
    kept: list[int] = []
    for at in sorted(shown, key=lambda each: (-weights[each], kinds[events[each][0].key])):
        if not kept or len(said[at]) + 2 <= room:
            kept.append(at)
            room -= len(said[at]) + 2
    if not kept:
        return subject + words.message("phase-nothing"), 0
    told = shortened("; ".join(said[at] for at in sorted(kept)), LONGEST_LINE)
    return f"{subject}{told}", sum(events[at][1] for at in telling if at not in kept)


def _subject(part: _Part, words: Words) -> str:
    """Returns the seat and the phases that the line is about."""
    phases = [words.message(f"phase-{phase}") for phase in part.phases if words.has(f"phase-{phase}")]
    names = [words.seat(part.seat)] if part.seat is not None else []
    return plain(words.listed([*names, *phases])) or words.message("turn-news-between")


def _event(words: Words, text: Text, count: int, subject: int | None) -> str:
    said = plain(without_subject(words.say(text), words, subject)).removesuffix(".")
    return words.message("post-times", what=Spoken(said), count=count) if count > 1 else said
