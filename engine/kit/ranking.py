"""Ranks what happened for one reader, in at most three sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.table import Happening, Text

MOST_HAPPENINGS = 3
MOST_OF_A_SEAT = 2
OWN = {True: 1.5, False: 1.25}
"""How much more something weighs for the seats it is about, among rivals and allies."""


def ranked(
    happenings: Iterable[Happening], reader: int | None, *, competitive: bool, most: int = MOST_HAPPENINGS
) -> Sequence[Happening]:
    """Returns the happenings that matter most to a reader: first what may end the game, then by weight.

    At most two are about one seat, as long as others fill the list, and one about one seat at one place.
    """

    def weight(happening: Happening) -> float:
        return happening.weight * (OWN[competitive] if reader in happening.seats else 1)

    def order(happening: Happening) -> tuple[bool, float]:
        return not happening.ends, -weight(happening)

    chosen: list[Happening] = []
    spare: list[Happening] = []
    for each in sorted(happenings, key=order):
        about = [other for other in (*chosen, *spare) if each.seats and other.seats[:1] == each.seats[:1]]
        if not any(each.place and other.place == each.place for other in about):
            (spare if len(about) >= MOST_OF_A_SEAT else chosen).append(each)
    first = chosen[:most]
    return sorted([*first, *spare[: most - len(first)]], key=order)


def addressed(happening: Happening, reader: int | None) -> Text:
    """Returns the sentence for a reader. Its argument `you` is the reader's position among `seats`, counted from 1; 0
    for everyone else.
    """
    you = happening.seats.index(reader) + 1 if reader in happening.seats else 0
    return Text(happening.text.key, **{**happening.text.args, "you": you})


def sentences(happenings: Iterable[Happening], reader: int | None, *, competitive: bool) -> Sequence[Text]:
    """Returns at most three sentences for a reader; for the public if `reader` is None."""
    return [addressed(each, reader) for each in ranked(happenings, reader, competitive=competitive)]
