"""Fair dice as players see them, with the words that they add (docs/behaviour.md#fair-dice)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

from engine.campaigns.model.errors import NotYourSeat, WrongStage
from engine.campaigns.model.situation import Situation
from engine.campaigns.runtime.fair_dice import next_link
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.service import Service, uncancellable
from engine.table.fair_dice import Keys

LONGEST_WORDS = 100
"""The most characters that a player may add."""


@dataclass(frozen=True, slots=True)
class FairDice:
    """The dice of the chapter in play, or of the last one.

    `commitment` is the hash that was published, None in a chapter from before there were any; `added` the seats whose
    words take part.
    """

    situation: Situation
    commitment: str | None
    added: Sequence[int]


class Dice(Service):
    """Fair dice of campaigns."""

    async def shown(self, campaign: int) -> FairDice:
        """Returns what everybody may know of the keys."""
        async with self._context.hold(campaign) as live:
            return _shown(live)

    @uncancellable
    async def add_words(self, campaign: int, user: int, words: str) -> FairDice:
        """Makes the following results depend on a person's words too; later words replace theirs.

        Only a hash is kept. Raises NotYourSeat, WrongStage without a chapter in play that has keys.
        """
        async with self._context.changing(campaign) as change:
            live, keys = change.live, change.live.keys
            seats = live.seats_of(user)
            if not seats:
                raise NotYourSeat
            if live.facts.stage != "playing" or keys is None or keys.closed:
                raise WrongStage(live.facts.stage)
            hashed = sha256(words[:LONGEST_WORDS].encode()).hexdigest()[:32]
            added = _by_seat(keys) | {seats[0]: hashed}
            joined = "|".join(f"{seat}:{each}" for seat, each in sorted(added.items()))
            unused = (keys.branch, keys.n) == (live.branch, live.n)
            change.put_keys(
                replace(keys, words=joined) if unused else next_link(keys, live.branch, live.n, words=joined)
            )
        return _shown(live)


def _shown(live: Live) -> FairDice:
    keys = live.keys
    return FairDice(live.situation(), keys.commitment if keys else None, sorted(_by_seat(keys)) if keys else ())


def _by_seat(keys: Keys) -> dict[int, str]:
    """Returns the hashes of the players' words by seat."""
    parts = (each.split(":") for each in keys.words.split("|") if each)
    return {int(seat): hashed for seat, hashed in parts}
