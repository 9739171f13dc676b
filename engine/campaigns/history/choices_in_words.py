"""Past questions and answers in words, found by replaying."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from engine.campaigns.history.moment_pages import Moment
from engine.campaigns.model.errors import NothingToUndo
from engine.campaigns.model.lineage import Lineage
from engine.campaigns.runtime.context import SECONDS_PER_REPLAYED_DECISION, Context
from engine.campaigns.runtime.live import Live
from engine.campaigns.runtime.loading import Base, base_at
from engine.campaigns.runtime.recording import rules_of
from engine.storage import Connection
from engine.table import Ask, Decision, Session, Text


@dataclass(frozen=True, slots=True)
class Said:
    """The question, the answer and the round at a moment."""

    question: Text
    choice: Sequence[Text]
    round: int | None


async def said_at(context: Context, live: Live, line: Lineage, moments: Sequence[Moment]) -> Mapping[int, Said]:
    """Returns questions and answers at these moments of a branch, and at those since the checkpoint before each.

    Moments that are not stored are left out. All are read and computed in one go, off the event loop.
    """
    bases = await context.database.read(_bases, line, moments)
    longer = sum(len(base.tail) for _, base in bases) * SECONDS_PER_REPLAYED_DECISION

    def play_again() -> Mapping[int, Said]:
        return {n: said for moment, base in bases for n, said in _played_again(context, live, base, moment).items()}

    return await context.compute(live, play_again, longer)


def _bases(connection: Connection, line: Lineage, moments: Sequence[Moment]) -> list[tuple[Moment, Base]]:
    """Returns the replays that pass through all of these moments: the start of each and its end."""
    found: list[tuple[Moment, Base]] = []
    for moment in sorted(moments, key=lambda each: -each.n):
        if found and found[-1][1].checkpoint.n <= moment.n:
            continue  # passed on the way to a later moment
        with suppress(NothingToUndo):
            found.append((moment, base_at(connection, line, moment.n)))
    return found


def _played_again(context: Context, live: Live, base: Base, moment: Moment) -> dict[int, Said]:
    found: dict[int, Said] = {}

    def note(ask: Ask, n: int, pick: Sequence[str | int], state: Any) -> None:
        choice = [ask.by_id[str(each)].text for each in pick if str(each) in ask.by_id]
        found[n] = Said(ask.text, choice, live.game.round_of(state))

    def watch(ask: Ask, decision: Decision, state: Any) -> None:
        note(ask, decision.n, decision.pick, state)

    with rules_of(live):
        session = Session.load(live.game, base.saved, context.chance, watch=watch)
        ask = session.ask_of(moment.seat)
        if ask is not None and session.n == moment.n:
            note(ask, moment.n, moment.pick, session.state)
    return found


def with_words(moment: Moment, said: Said | None) -> Moment:
    """Returns the moment with its question and answer, or unchanged if they are unknown."""
    return replace(moment, question=said.question, choice=said.choice, round=said.round) if said else moment
