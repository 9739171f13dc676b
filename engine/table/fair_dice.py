"""Chance that anyone can check afterwards: results follow from keys that were fixed, and published as a hash, before.

Dice follow from a hash chain: its links are used one after the other, and a used link can be shown without giving away
the next one. Shuffles and picks follow from a key of their own, which is shown when nothing is hidden any more.
`engine/campaigns/files/check_dice.py` does the same without the rest of the project.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from hmac import digest

from engine.table.chance import ChanceAsk

LINKS = 1024
"""The links of a chain: a chapter has fewer rounds."""

WORD = 1 << 32


def link_value(seed: bytes, link: int) -> bytes:
    """Returns a link of the chain that ends in `seed`: 0 is its published beginning, `LINKS` the seed itself."""
    return _chain(seed)[link]


@lru_cache(maxsize=64)  # 70 KB each; a whole export needs every link of a chain
def _chain(seed: bytes) -> list[bytes]:
    values = [seed]
    for _ in range(LINKS):
        values.append(sha256(values[-1]).digest())
    return values[::-1]


@dataclass(frozen=True, slots=True)
class Keys:
    """The keys in force from decision `n` of a branch on.

    `seed` (the end of the chain) and `piles` are secret, 32 bytes each. `link` counts from 1. `words` were added by
    players, so that the host could not know the results when the keys were made. `closed` keys have been shown and
    decide nothing more.
    """

    branch: int
    n: int
    epoch: int
    link: int
    words: str
    seed: bytes = field(repr=False)
    piles: bytes = field(repr=False)
    closed: bool = False

    @property
    def dice(self) -> bytes:
        """Returns the key of dice, which may be shown when the next link is in force."""
        return link_value(self.seed, self.link)

    @property
    def commitment(self) -> str:
        """Returns the hash that is published when an epoch begins, as 64 hexadecimal digits."""
        return sha256(link_value(self.seed, 0) + sha256(self.piles).digest()).hexdigest()

    def decide(self, branch: int, ask: ChanceAsk) -> list[int]:
        """Returns the result of a question to chance on this branch."""
        key = self.dice if ask.kind == "roll" else self.piles
        draws = numbers(key, message(branch, self.epoch, self.link, ask.n, self.words))
        return picked(draws, ask.kind, len(ask.items), ask.count)


def message(branch: int, epoch: int, link: int, n: int, words: str) -> bytes:
    """Returns what is authenticated for decision `n`: no two decisions of a campaign share it."""
    return f"{branch}.{epoch}.{link}.{n}.{words}".encode()


def numbers(key: bytes, authenticated: bytes) -> Iterator[int]:
    """Yields numbers of 32 bits: HMAC-SHA256 of the message and of a counter."""
    block = 0
    while True:
        data = digest(key, b"%b.%d" % (authenticated, block), "sha256")
        for at in range(0, 32, 4):
            yield int.from_bytes(data[at : at + 4], "big")
        block += 1


def below(size: int, draws: Iterator[int]) -> int:
    """Returns a number below `size`, all equally likely: draws that would favour some are left out."""
    fair = WORD - WORD % size
    return next(draw for draw in draws if draw < fair) % size


def picked(draws: Iterator[int], kind: str, size: int, count: int) -> list[int]:
    """Returns the indices that a roll or pick gives, or the order of a shuffle (Fisher and Yates, from the end)."""
    if kind != "shuffle":
        return [below(size, draws) for _ in range(count)]
    order = list(range(size))
    for last in range(size - 1, 0, -1):
        other = below(last + 1, draws)
        order[last], order[other] = order[other], order[last]
    return order
