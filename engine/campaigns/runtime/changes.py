"""The content of one commit: all changes of an action are collected here and written together or not at all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, is_dataclass, replace
from datetime import datetime
from typing import Any

from engine import storage
from engine.campaigns.model.audit import Act, line_of
from engine.campaigns.model.clock import to_milliseconds
from engine.campaigns.model.lineage import Branch
from engine.campaigns.model.posts import PostKind, post_row
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import Actor, Seated, StandingOrder
from engine.campaigns.model.turn_plans import TurnPlan
from engine.campaigns.runtime.fair_dice import keys_row
from engine.campaigns.runtime.live import Live
from engine.storage import Write
from engine.storage.queries.typed import as_columns
from engine.storage.schema.codec import pack_pick
from engine.storage.schema.rows import Decision
from engine.storage.schema.writes import Row
from engine.table import Mark, Text
from engine.table.fair_dice import Keys

TELLS_COMMITMENT = ("start", "copy", "decided", "corrected")
"""Posts that say with which hash an epoch of dice begins."""


@dataclass(frozen=True, slots=True)
class Author:
    """The acting user, and by what right (see `storage.codec.MADE_BY`)."""

    user: int | None
    by: str = "player"


def column_of(fact: Any) -> Any:
    """Returns a field of `Facts` as its column stores it."""
    if isinstance(fact, Settings):
        return fact.model_dump()
    if isinstance(fact, datetime):
        return to_milliseconds(fact)
    return asdict(fact) if is_dataclass(fact) and not isinstance(fact, type) else fact


class Change:
    """The rows of one commit to one campaign, at time `at` (milliseconds)."""

    def __init__(self, live: Live, at: int) -> None:
        live.begin_change()
        self.live = live
        self.at = at
        self.decisions: list[Row] = []
        self.tells: list[Row] = []
        self.checkpoints: list[Row] = []
        self.results: list[Row] = []
        self._branches: list[Row] = []
        self.posts: list[Row] = []
        self._others: list[Write] = []
        self._columns: dict[str, Any] = {}
        self._keys: list[Row] = []
        self._commitment: str | None = None

    def add(self, *writes: Write) -> None:
        """Adds further writes, after the rows of the log."""
        self._others += writes

    def note_act(self, by: Actor, act: Act, *, seat: int | None = None, about: int | None = None) -> None:
        """Adds a line to the audit if a moderator acts on a campaign that they do not organise.

        Call before a change of the organiser.
        """
        facts = self.live.facts
        if by.moderator and by.user != facts.organiser:
            self.add(line_of(facts.guild, by.user, act, self.at, campaign=facts.id, seat=seat, about=about))

    def update(self, **facts: Any) -> None:
        """Changes fields of `Facts`."""
        self.live.facts = replace(self.live.facts, **facts)
        self._columns |= {name: column_of(value) for name, value in facts.items()}

    def stand_on(self, branch: Branch, kept: Sequence[Decision] = ()) -> None:
        """Creates a branch and makes it current; `kept` are the rows of the decisions after its base."""
        live = self.live
        live.branches[branch.id] = branch
        live.branch = branch.id
        self._columns["branch"] = branch.id
        self._branches.append(branch.row())
        self.decisions += [as_columns(row) | {"branch": branch.id} for row in kept]

    def put_keys(self, keys: Keys) -> None:
        """Has these keys decide chance from now on. The next post tells with which hash a new epoch begins."""
        if self.live.keys is None or self.live.keys.epoch != keys.epoch:
            self._commitment = keys.commitment
        self.live.keys = keys
        self._keys.append(keys_row(keys))

    def put_seat(self, seated: Seated) -> None:
        """Changes an existing seat. Standing orders and plans end with the player who gave them."""
        if self.live.seats[seated.seat].user != seated.user:
            self.put_orders([each for each in self.live.orders if each.seat != seated.seat])
            self.drop_plan(seated.seat)
        self.live.seats[seated.seat] = seated
        columns = {name: getattr(seated, name) for name in Seated.__slots__ if name != "seat"}
        self.add(storage.seats.put(self.live.facts.id, seated.seat, **columns))

    def put_orders(self, orders: Sequence[StandingOrder]) -> None:
        """Replaces all standing orders."""
        live = self.live
        if list(orders) == live.orders:
            return
        live.orders = sorted(orders, key=lambda each: (each.seat, each.key, each.lasts))
        campaign = live.facts.id
        self.add(*storage.seats.put_orders(campaign, [{"campaign": campaign, **asdict(each)} for each in orders]))

    def put_plan(self, plan: TurnPlan) -> None:
        """Replaces the plan of a seat."""
        self.live.plans[plan.seat] = plan
        self.add(*storage.plans.put(plan.row(self.live.facts.id)))

    def drop_plan(self, seat: int) -> None:
        """Deletes the plan of a seat, if it has one."""
        if self.live.plans.pop(seat, None) is not None:
            self.add(storage.plans.drop(self.live.facts.id, seat))

    def seal(self, seat: int, pick: Sequence[str]) -> None:
        """Stores an answer that waits for the others', or a vote, in place of an earlier one."""
        self.add(*storage.seats.seal(self.live.facts.id, seat, pack_pick(seat, pick)))

    def unseal_seat(self, seat: int) -> None:
        """Drops the sealed answer of one seat."""
        self.add(storage.seats.unseal_seat(self.live.facts.id, seat))

    def unseal(self) -> None:
        """Drops all sealed answers: they count now, or their question is gone."""
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
        """Queues a post about the moment `n` (default: now) and returns its number."""
        live = self.live
        if self._commitment is not None and kind in TELLS_COMMITMENT:
            details["dice"], self._commitment = self._commitment, None
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
        self.posts.append(row)
        return number

    def others(self) -> list[Write]:
        """Returns the writes beside the log, for changes that no message shows."""
        return list(self._others)

    def writes(self, *, shown: bool = True) -> list[Write]:
        """Returns all collected writes in order, including a request to update the turn message if it is to show
        them."""
        campaign = self.live.facts.id
        gathered = storage.log.add(
            campaign,
            branch=self._branches,
            decision=self.decisions,
            tell=self.tells,
            checkpoint=self.checkpoints,
            result=self.results,
        )
        if self._keys:
            gathered.append(storage.chance.put(campaign, self._keys))
        if self.posts:
            gathered.append(storage.posts.add(self.posts))
        if self._columns:
            gathered.append(storage.campaigns.put(campaign, **self._columns))
        return [*gathered, *self._others, *([storage.turn_messages.wish(campaign)] if shown else ())]
