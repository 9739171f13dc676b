"""Labels of choices that begin alike: what makes them different comes first (docs/behaviour.md#choices)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

DIFFER_IN = 25  # characters in which entries of a menu should differ
BETWEEN = " · "
PASSES = 12  # changed labels may begin like others
MARKS = "()[],:;.·"


class Said(NamedTuple):
    """The words of a choice: its label, the whole of it, and its explanation."""

    label: str
    whole: str
    detail: str = ""


def apart(said: Sequence[Said]) -> list[str]:
    """Returns labels that differ in their first characters. Those of equal choices, such as copies of a card, are
    numbered."""
    found = {each: each.label for each in said}
    for _ in range(PASSES):
        times = Counter(map(_start, found.values()))
        start = next((start for start, count in times.items() if count > 1), None)
        if start is None:
            break
        alike = [each for each in found if _start(found[each]) == start]
        others = {_start(label) for each, label in found.items() if each not in alike}
        found |= zip(alike, _best(list(_ways(alike)), others), strict=True)
    seen = Counter[Said]()
    labels = list[str]()
    for each in said:
        seen[each] += 1
        label = f"{each.label} ({seen[each]})" if seen[each] > 1 else each.label
        labels.append(found[each].replace(each.label, label, 1))
    return labels


def _start(label: str) -> str:
    return label[:DIFFER_IN]


def _best(ways: Sequence[list[str]], others: set[str]) -> list[str]:
    """Returns the first way in which all labels begin differently, else that with the most different beginnings."""

    def different(labels: list[str]) -> tuple[int, int]:
        starts = {*map(_start, labels)}
        return len(starts - others), len(starts)

    return max(ways, key=different)


def _ways(said: Sequence[Said]) -> Iterator[list[str]]:
    """Yields ways to write labels that begin alike, the most natural first."""
    if all(each.detail for each in said):
        yield [f"{each.label}{BETWEEN}{each.detail}" for each in said]
        yield [f"{_capital(each.detail)}{BETWEEN}{each.label}" for each in said]
    for texts in ([each.whole for each in said], [each.detail for each in said]):
        tails = zip(differing(texts), said, strict=True)
        yield [f"{_capital(tail)}{BETWEEN}{each.whole}" if tail else each.label for tail, each in tails]


def differing(texts: Sequence[str]) -> list[str]:
    """Returns the texts without the words that all begin with, and without marks around the rest."""
    words = [text.split() for text in texts]
    common = 0
    while len({tuple(each[: common + 1]) for each in words}) == 1 and all(len(each) > common + 1 for each in words):
        common += 1
    while common and not any(letter.isalnum() for letter in words[0][common - 1]):
        common -= 1  # an arrow belongs to the word after it
    return [" ".join(each[common:]).strip(MARKS) for each in words]


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
