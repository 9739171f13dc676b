"""Turn cards: for each campaign a wish, and what its message shows of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Select, bindparam, exists, insert, select, update

from engine.storage.queries.campaigns import of_shards, thread_of
from engine.storage.schema.shards import Shards
from engine.storage.schema.tables import OUTDATED, cards, scheduled_jobs
from engine.storage.schema.writes import Write

_cards = select(cards, thread_of(cards.c.campaign).label("thread"))
_card = _cards.where(cards.c.campaign == bindparam("campaign"))
_of_campaign = update(cards).where(cards.c.campaign == bindparam("which"))
_wish = _of_campaign.values(wanted=cards.c.wanted + 1)


def outdated(connection: Connection, shards: Shards) -> Sequence[Any]:
    """The rows of the cards of these shards that do not show what they should, each with its campaign's thread."""
    return connection.execute(_outdated(shards)).all()


@cache
def _outdated(shards: Shards) -> Select[Any]:
    own = thread_of(cards.c.campaign, shards).is_not(None)
    return _cards.where(OUTDATED, own).order_by(cards.c.campaign)


def of_campaign(connection: Connection, campaign: int) -> Any:
    """The row of a campaign's card, with its thread."""
    return connection.execute(_card, {"campaign": campaign}).one()


def add(campaign: int) -> Write:
    """The card of a new campaign."""
    return insert(cards), [{"campaign": campaign, "mentioned": []}]


def wish(campaign: int) -> Write:
    """The card should be looked at again."""
    return _wish, [{"which": campaign}]


def wish_where(shards: Shards, kinds: Collection[str]) -> Write:
    """The same of all cards of these shards whose campaign has a scheduled job of these kinds."""
    job = exists().where(scheduled_jobs.c.campaign == cards.c.campaign, scheduled_jobs.c.what.in_(kinds))
    own = of_shards(cards.c.campaign, shards)
    return update(cards).where(job, *own).values(wanted=cards.c.wanted + 1), ()


def put(campaign: int, message: int | None, shown: int, mentioned: Sequence[int]) -> Write:
    """The card is this message now, shows version `shown`, and has mentioned these users."""
    return _set(campaign, message=message, shown=shown, mentioned=list(mentioned))


def forget_mentions(campaign: int) -> Write:
    """The card stands as if it had mentioned nobody yet."""
    return _set(campaign, mentioned=[])


def _set(campaign: int, **columns: Any) -> Write:
    return _of_campaign, [{"which": campaign, **columns}]
