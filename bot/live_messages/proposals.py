"""The message that proposes a table to people who fit (docs/behaviour.md#looking-for-a-table)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from bot.live_messages.lobby import game_name
from bot.messages.ids import Press
from bot.messages.layout import Message, Style, button, row
from bot.text.speech import catalogue, mention, moment, until
from engine.campaigns.model.clock import from_milliseconds
from engine.campaigns.model.habits import HOURS
from engine.storage.schema.rows import Proposal
from engine.words import Spoken, Words

LONGEST_RUN = 16  # hours; wider spans say nothing


def proposal_message(proposal: Proposal, thread: int | None, locale: str) -> Message:
    """Builds the proposal; once someone has opened its table, it leads to the `thread`."""
    words = catalogue(locale)
    game = Spoken(game_name(proposal.game, locale))
    people = Spoken(words.listed([mention(user) for user in proposal.users]))
    lines = [
        words.message("proposal-people", players=people, pace=Spoken(words.message(f"lobby-pace-{proposal.pace}"))),
        _hours(proposal.hours, words),
        words.message("proposal-open", thread=Spoken(f"<#{thread}>"))
        if thread is not None
        else words.message("proposal-how", until=until(from_milliseconds(proposal.until))),
    ]
    join = button(Press("seek_join", n=proposal.number), words.message("button-join"), Style.PRIMARY)
    decline = button(Press("seek_decline", n=proposal.number), words.message("button-not-now"))
    title = words.message("proposal-title", game=game, count=len(proposal.users))
    return Message(title, "\n".join(filter(None, lines)), row(join, decline))


def ended_message(locale: str) -> Message:
    """Builds what is left of a proposal that no one can accept any more."""
    return Message(catalogue(locale).message("proposal-ended"))


def _hours(shared: Sequence[int], words: Words) -> str:
    """Returns the longest span of hours in which all of them usually answer."""
    runs = {first: _run(first, set(shared)) for first in shared}
    first = max(runs, key=lambda each: runs[each], default=None)
    if first is None or not 2 <= runs[first] <= LONGEST_RUN:
        return words.message("proposal-hours-some", count=len(shared))
    day = datetime(2026, 1, 1, tzinfo=UTC)
    begin, end = (moment(day.replace(hour=hour % HOURS), "t") for hour in (first, first + runs[first]))
    return words.message("proposal-hours", first=begin, last=end)


def _run(first: int, shared: set[int]) -> int:
    """Returns how many hours from this one on are shared."""
    return next((step for step in range(HOURS) if (first + step) % HOURS not in shared), HOURS)
