"""The keys of chance as everybody may see them: secret ones only when they decide nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from engine.campaigns.files.contents import KeysPart
from engine.table.fair_dice import Keys, link_value


def keys_shown(keys: Sequence[Keys]) -> list[KeysPart]:
    """Returns all keys of a campaign in order.

    Dice are shown when the next link has taken over, shuffles when a chapter has ended since: until then, a deck that
    an earlier epoch shuffled may still be in play.
    """
    if not keys:
        return []
    newest, ended = keys[-1], max((each.epoch for each in keys if each.closed), default=0)

    def shown(each: Keys) -> KeysPart:
        used = newest.closed or (each.epoch, each.link) < (newest.epoch, newest.link)
        return KeysPart(
            branch=each.branch,
            n=each.n,
            epoch=each.epoch,
            link=each.link,
            words=each.words,
            closed=each.closed,
            beginning=link_value(each.seed, 0).hex(),
            piles_hash=sha256(each.piles).hexdigest(),
            dice=each.dice.hex() if used else None,
            piles=each.piles.hex() if each.epoch <= ended else None,
        )

    return [shown(each) for each in keys]
