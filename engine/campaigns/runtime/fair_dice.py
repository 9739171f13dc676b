"""Which keys decide the chance of a campaign, and when the next ones take over (see `engine.table.fair_dice`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from secrets import token_bytes

from engine.campaigns.runtime.live import Live
from engine.storage.schema import rows
from engine.storage.schema.writes import Row
from engine.table import Chance, ChanceAsk
from engine.table.fair_dice import LINKS, Keys


def first_keys(branch: int, n: int, epoch: int = 1) -> Keys:
    """Returns new secret keys, with which an epoch begins at decision `n` of a branch."""
    return Keys(branch, n, epoch, 1, "", token_bytes(32), token_bytes(32))


def keys_row(keys: Keys) -> Row:
    """Returns the row of keys."""
    names = ("branch", "n", "epoch", "link", "words", "seed", "piles", "closed")
    return {name: getattr(keys, name) for name in names}


def read_keys(row: rows.ChanceKeys) -> Keys:
    """Returns the keys of a row."""
    return Keys(row.branch, row.n, row.epoch, row.link, row.words, row.seed, row.piles, row.closed)


def next_chapter(keys: Keys | None, branch: int, n: int) -> Keys:
    """Returns the keys of a new chapter."""
    return first_keys(branch, n, keys.epoch + 1 if keys else 1)


def next_link(keys: Keys, branch: int, n: int, words: str | None = None) -> Keys:
    """Returns the keys that follow when those so far may be shown; a used-up chain is followed by a new epoch."""
    words = keys.words if words is None else words
    if keys.link == LINKS:
        return replace(first_keys(branch, n, keys.epoch + 1), words=words)
    return replace(keys, branch=branch, n=n, link=keys.link + 1, words=words)


def on_branch(keys: Keys, branch: int, n: int) -> Keys:
    """Returns the keys for a branch that begins at decision `n`.

    A new epoch begins if the branch goes back to before the link in force, or into a chapter that was over.
    """
    if keys.closed or n < keys.n:
        return replace(first_keys(branch, n, keys.epoch + 1), words=keys.words)
    return replace(keys, branch=branch, n=n)


def chance_on(keys: Keys, branch: int) -> Chance:
    """Returns chance as these keys decide it on a branch."""

    def decide(ask: ChanceAsk) -> Sequence[int]:
        return keys.decide(branch, ask)

    return decide


def chance_in(live: Live, otherwise: Chance) -> Chance:
    """Returns chance as the keys in force decide it on the current branch, or `otherwise` without keys."""

    def decide(ask: ChanceAsk) -> Sequence[int]:
        keys = live.keys
        return otherwise(ask) if keys is None or keys.closed else keys.decide(live.branch, ask)

    return decide
