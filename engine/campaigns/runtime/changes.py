"""What one commit holds: everything that an action changes is gathered here and written together, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, is_dataclass, replace
from datetime import datetime
from typing import Any

from sqlalchemy import bindparam, delete, insert, update

from engine.campaigns.clock import to_milliseconds
from engine.campaigns.model.lineage import Branch
from engine.campaigns.model.posts import PostKind, post_row
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import Seated, StandingOrder
from engine.campaigns.runtime.live import Live
from engine.storage import Write, tables
from engine.storage.codec import pack_pick
from engine.table import Mark, Text

_add_branches = insert(tables.branches)
_add_decisions = insert(tables.decisions)
_add_tells = insert(tables.tells)
_add_checkpoints = insert(tables.checkpoints)
_add_results = insert(tables.results)
_add_posts = insert(tables.posts)
_wish = (
    update(tables.cards).where(tables.cards.c.campaign == bindparam("which")).values(wanted=tables.cards.c.wanted + 1)
)
_unseal_seat = delete(tables.sealed).where(
    tables.sealed.c.campaign == bindparam("which"), tables.sealed.c.seat == bindparam("whose")
)
_unseal = delete(tables.sealed).where(tables.sealed.c.campaign == bindparam("which"))
_seal = insert(tables.sealed)


@dataclass(frozen=True, slots=True)
class Author:
    """Who acts, and by what right (see `storage.codec.MADE_BY`)."""

    user: int | None
    by: str = "player"


def column_of(fact: Any) -> Any:
    """What a campaign is (see `Facts`), as its column holds it."""
    if isinstance(fact, Settings):
        return fact.model_dump()
    if isinstance(fact, datetime):
        return to_milliseconds(fact)
    return asdict(fact) if is_dataclass(fact) and not isinstance(fact, type) else fact


class Change:
    """The rows of one commit to one campaign, made at time `at` (milliseconds)."""

    def __init__(self, live: Live, at: int) -> None:
        live.begin_change()
        self.live = live
        self.at = at
        self.decisions: list[Any] = []
        self.tells: list[Any] = []
        self.checkpoints: list[Any] = []
        self.results: list[Any] = []
        self._branches: list[Any] = []
        self._posts: list[Any] = []
        self._others: list[Write] = []
        self._columns: dict[str, Any] = {}

    def add(self, statement: Any, rows: Sequence[Any] = ()) -> None:
        """One more statement, after the rows of the log."""
        self._others.append((statement, rows))

    def update(self, **facts: Any) -> None:
        """Changes what the campaign is (see `Facts`)."""
        self.live.facts = replace(self.live.facts, **facts)
        self._columns |= {name: column_of(value) for name, value in facts.items()}

    def stand_on(self, branch: Branch, kept: Sequence[Any] = ()) -> None:
        """Opens a line of play and lets it stand; `kept` are the rows of the decisions after its base."""
        live = self.live
        live.branches[branch.id] = branch
        live.branch = branch.id
        self._columns["branch"] = branch.id
        self._branches.append(branch.row(live.facts.id))
        self.decisions += [row._asdict() | {"branch": branch.id} for row in kept]

    def put_seat(self, seated: Seated) -> None:
        """Changes a seat that is there. Standing orders end with whoever gave them."""
        if self.live.seats[seated.seat].user != seated.user:
            self.put_orders([each for each in self.live.orders if each.seat != seated.seat])
        self.live.seats[seated.seat] = seated
        values = {name: getattr(seated, name) for name in Seated.__slots__ if name != "seat"}
        at = (tables.seats.c.campaign == self.live.facts.id) & (tables.seats.c.seat == seated.seat)
        self.add(update(tables.seats).where(at).values(**values))

    def put_orders(self, orders: Sequence[StandingOrder]) -> None:
        """Lets these standing orders stand, and no others."""
        live = self.live
        if list(orders) == live.orders:
            return
        live.orders = sorted(orders, key=lambda each: (each.seat, each.key, each.lasts))
        campaign = live.facts.id
        self.add(delete(tables.standing_orders).where(tables.standing_orders.c.campaign == campaign))
        if orders:
            self.add(insert(tables.standing_orders), [{"campaign": campaign, **asdict(each)} for each in orders])

    def seal(self, seat: int, pick: Sequence[str]) -> None:
        """Keeps an answer that waits for the others', or a vote, instead of the one before."""
        self.unseal_seat(seat)
        self.add(_seal, [{"campaign": self.live.facts.id, "seat": seat, "pick": pack_pick(seat, pick)}])

    def unseal_seat(self, seat: int) -> None:
        """Drops the answer of one seat that waited."""
        self.add(_unseal_seat, [{"which": self.live.facts.id, "whose": seat}])

    def unseal(self) -> None:
        """Drops the answers that waited: they count now, or their ask is gone."""
        self.add(_unseal, [{"which": self.live.facts.id}])

    def post(
        self,
        kind: PostKind,
        *,
        author: Author,
        seat: int | None = None,
        n: int | None = None,
        serial: int = -1,
        marks: Sequence[Mark] = (),
        texts: Sequence[Text] = (),
        **details: Any,
    ) -> int:
        """Queues a post of the moment `n` (the present one) and returns its number."""
        live = self.live
        number, live.next_post = live.next_post, live.next_post + 1
        row = post_row(
            live.facts.id,
            number,
            kind,
            branch=live.branch,
            n=live.n if n is None else n,
            chapter=live.session.checkpoint.chapter if live.session else None,
            user=author.user,
            at=self.at,
            seat=seat,
            autopilot=author.by == "autopilot",
            serial=serial,
            marks=marks,
            texts=texts,
            details=details,
        )
        self._posts.append(row)
        return number

    def writes(self) -> list[Write]:
        """Everything gathered, in the order in which it must be written; the turn card is wished anew."""
        campaign = self.live.facts.id
        log = (
            (_add_branches, self._branches),
            (_add_decisions, self.decisions),
            (_add_tells, self.tells),
            (_add_checkpoints, self.checkpoints),
            (_add_results, self.results),
            (_add_posts, self._posts),
        )
        gathered: list[Write] = [(statement, rows) for statement, rows in log if rows]
        if self._columns:
            at = tables.campaigns.c.id == campaign
            gathered.append((update(tables.campaigns).where(at).values(**self._columns), ()))
        return [*gathered, *self._others, (_wish, [{"which": campaign}])]
