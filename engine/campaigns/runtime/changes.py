"""What one commit holds: everything that an action changes is gathered here and written together, or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, is_dataclass, replace
from datetime import datetime
from typing import Any

from engine import storage
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.lineage import Branch
from engine.campaigns.model.posts import PostKind, post_row
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import Seated, StandingOrder
from engine.campaigns.runtime.live import Live
from engine.storage import Write
from engine.storage.schema.codec import pack_pick
from engine.table import Mark, Text


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

    def add(self, *writes: Write) -> None:
        """What else is written, after the rows of the log."""
        self._others += writes

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
        self._branches.append(branch.row())
        self.decisions += [row._asdict() | {"branch": branch.id} for row in kept]

    def put_seat(self, seated: Seated) -> None:
        """Changes a seat that is there. Standing orders end with whoever gave them."""
        if self.live.seats[seated.seat].user != seated.user:
            self.put_orders([each for each in self.live.orders if each.seat != seated.seat])
        self.live.seats[seated.seat] = seated
        columns = {name: getattr(seated, name) for name in Seated.__slots__ if name != "seat"}
        self.add(storage.seats.put(self.live.facts.id, seated.seat, **columns))

    def put_orders(self, orders: Sequence[StandingOrder]) -> None:
        """Lets these standing orders stand, and no others."""
        live = self.live
        if list(orders) == live.orders:
            return
        live.orders = sorted(orders, key=lambda each: (each.seat, each.key, each.lasts))
        campaign = live.facts.id
        self.add(*storage.seats.put_orders(campaign, [{"campaign": campaign, **asdict(each)} for each in orders]))

    def seal(self, seat: int, pick: Sequence[str]) -> None:
        """Keeps an answer that waits for the others', or a vote, instead of the one before."""
        self.add(*storage.seats.seal(self.live.facts.id, seat, pack_pick(seat, pick)))

    def unseal_seat(self, seat: int) -> None:
        """Drops the answer of one seat that waited."""
        self.add(storage.seats.unseal_seat(self.live.facts.id, seat))

    def unseal(self) -> None:
        """Drops the answers that waited: they count now, or their ask is gone."""
        self.add(storage.seats.unseal(self.live.facts.id))

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

    def others(self) -> list[Write]:
        """What is written beside the log, for changes that no message shows."""
        return list(self._others)

    def writes(self) -> list[Write]:
        """Everything gathered, in the order in which it must be written; the turn card is wished anew."""
        campaign = self.live.facts.id
        gathered = storage.log.add(
            campaign,
            branch=self._branches,
            decision=self.decisions,
            tell=self.tells,
            checkpoint=self.checkpoints,
            result=self.results,
        )
        if self._posts:
            gathered.append(storage.posts.add(self._posts))
        if self._columns:
            gathered.append(storage.campaigns.put(campaign, **self._columns))
        return [*gathered, *self._others, storage.cards.wish(campaign)]
