"""Lines of the turn message about time: who is away and what happens meanwhile, and what is left of a bank."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.text.speech import moment, player, player_name
from engine.campaigns import Situation
from engine.campaigns.model.bank import time_of
from engine.campaigns.model.calendars import counted
from engine.campaigns.model.situation import Seated
from engine.words import Spoken, Words

HOUR = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Away:
    """Until when someone is away, and until when clocks wait for them, if they do."""

    until: datetime
    stops: datetime | None = None


def players_of(situation: Situation) -> set[int]:
    """Returns the players of a campaign and the lenders of its seats."""
    return {user for each in situation.seats for user in (each.user, each.lender) if user is not None}


def absence_lines(situation: Situation, away: Mapping[int, Away], words: Words) -> Iterator[str]:
    """Yields who is away, until when, and what happens meanwhile."""
    for each in situation.seats:
        owner = each.lender if each.lender is not None else each.user
        if owner is not None and owner in away:
            yield _absence(situation, each, away[owner], words)


def _absence(situation: Situation, seated: Seated, away: Away, words: Words) -> str:
    until = moment(away.until, "D")
    if seated.lender is not None:
        lender, friend = player(seated.lender_name), player(seated.name)
        return words.message("turn-away-lent", player=lender, until=until, friend=friend)
    name = player_name(words, situation, seated.user or 0)
    if seated.autopilot:
        return words.message("turn-away-autopilot", player=name, until=until)
    if away.stops is None:
        return words.message("turn-away", player=name, until=until)
    return words.message("turn-away-wait", player=name, until=until, stops=moment(away.stops, "D"))


def bank_lines(situation: Situation, now: datetime, words: Words) -> Iterator[str]:
    """Yields what is left of the banks of the waiting players."""
    if situation.facts.settings.pace != "bank" or situation.due is None:
        return
    for each in situation.seats:
        if each.user in situation.waiting_users and each.seat in situation.waiting_for:
            used = counted(situation.began, now, situation.calendar_of(each))
            left = max(timedelta(), time_of(each.bank) - used)
            name = player_name(words, situation, each.user or 0)
            yield words.message("turn-bank", player=name, left=Spoken(f"{left / HOUR:.0f}"))
