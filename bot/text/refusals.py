"""Explains refusals: what is wrong, then what is possible (docs/behaviour.md#refusals)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from bot.text.speech import mention, moment, player_name, safe
from engine.campaigns import Situation
from engine.campaigns.model import errors
from engine.table import Seat
from engine.words import Spoken, Words


def explain(error: errors.Refused, words: Words, situation: Situation | None = None) -> str:
    """Returns the explanation of a refusal, with the campaign's details if known."""
    if isinstance(error, errors.VoteOpen) and situation is not None:
        tally = situation.tally(error.request)
        who = player_name(words, situation, error.request.user)
        return words.message("error-vote-open-so-far", player=who, agreed=tally.agreed, seats=tally.seats)
    if isinstance(error, errors.SeatTaken) and error.seat is None:
        return words.message("error-all-seats-taken")
    args = ARGUMENTS.get(type(error), lambda _: {})(error)
    return words.message(key_of(error), **args)


def key_of(error: errors.Refused) -> str:
    """Returns the message key of a refusal: `error-` and the name of its class, or an older name of it."""
    return RENAMED.get(type(error)) or "error-" + re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()


RENAMED: Mapping[type[errors.Refused], str] = {errors.Archived: "error-put-away"}
ARGUMENTS: Mapping[type[errors.Refused], Callable[[Any], Mapping[str, Any]]] = {
    errors.AlreadySeated: lambda error: {"seat": Seat(error.seat)},
    errors.FixedSetting: lambda error: {"name": Spoken(error.name)},
    errors.HintsOff: lambda error: {"learners": Spoken("yes" if error.learners else "no")},
    errors.NotOrganiser: lambda error: {"player": mention(error.organiser)},
    errors.Paused: lambda error: {
        "name": safe(error.name),
        "player": mention(error.pause.user) if error.pause.user else "",
        "reason": safe(error.pause.reason),
        "why": Spoken(error.pause.why),
    },
    errors.Archived: lambda error: {"until": moment(error.until)},
    errors.TooSoon: lambda error: {"last": moment(error.last, "R"), "next": moment(error.next, "R")},
    errors.TooManyCampaigns: lambda error: {"most": error.most},
    errors.TooManyReminders: lambda error: {"most": error.most},
    errors.VoteOpen: lambda error: {"player": mention(error.request.user)},
    errors.WrongFile: lambda error: {"reason": Spoken(error.reason), "where": safe(error.where)},
    errors.TooManyFiles: lambda error: {"next": moment(error.next, "R")},
    errors.WrongOption: lambda error: {"name": safe(error.name), "reason": safe(error.reason)},
    errors.WrongStage: lambda error: {"stage": Spoken(error.stage)},
}
