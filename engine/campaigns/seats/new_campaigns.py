"""The rows of a new campaign, and the limits of its name and settings."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from engine import storage
from engine.campaigns.model.errors import WrongName, WrongOption
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import Clock, Facts, Seated
from engine.campaigns.model.typed import one_line
from engine.campaigns.runtime.changes import column_of
from engine.campaigns.runtime.clocks import clock_of_lobby
from engine.storage import Write
from engine.table.checkpoint import explain

LONGEST_NAME = 60  # characters of a campaign's name


def new_campaign(facts: Facts, seats: list[Seated], branch: int | None = None, *, asked: str | None) -> list[Write]:
    """Returns the rows of a new campaign, which can be found by the request that `asked` for it."""
    row = {name: column_of(getattr(facts, name)) for name in Facts.__slots__} | {
        "branch": branch,
        "asked": asked,
        "clock": column_of(Clock("lobby")),
    }
    return [
        storage.campaigns.add(row),
        storage.seats.add([seat_row(facts.id, each) for each in seats]),
        storage.turn_messages.add(facts.id),
        *clock_of_lobby(facts),
    ]


def checked_name(name: str) -> str:
    """Returns the name on one line; its thread has the same name. Raises WrongName if it is empty or too long."""
    plain = one_line(name)
    if not any(each.isprintable() for each in plain) or len(plain) > LONGEST_NAME:
        raise WrongName("name", f"a name has 1 to {LONGEST_NAME} characters")
    return plain


def checked_settings(settings: dict[str, Any]) -> Settings:
    """Returns all settings. Raises WrongOption, which names the wrong one."""
    try:
        return Settings.model_validate(settings)
    except ValidationError as error:
        raise WrongOption(str(error.errors()[0]["loc"][0]), explain(error)) from None


def open_seats(count: int) -> list[Seated]:
    """Returns `count` open seats."""
    return [Seated(seat, None, "", False, False) for seat in range(count)]


def seat_row(campaign: int, seated: Seated) -> dict[str, object]:
    """Returns the row of a seat."""
    return {"campaign": campaign} | {name: getattr(seated, name) for name in Seated.__slots__}
