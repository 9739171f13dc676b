"""The rows of a campaign that has just been made, and what its name and settings may be."""

from __future__ import annotations

from typing import Any

from pydantic import ValidationError

from engine import storage
from engine.campaigns.model.errors import WrongName, WrongOption
from engine.campaigns.model.settings import Settings
from engine.campaigns.model.situation import Facts, Seated
from engine.campaigns.model.typed import one_line
from engine.campaigns.runtime.changes import column_of
from engine.storage import Write
from engine.table.checkpoint import explain

LONGEST_NAME = 60  # characters of a campaign's name


def new_campaign(facts: Facts, seats: list[Seated], branch: int | None = None) -> list[Write]:
    """The rows of a campaign that has just been made."""
    row = {name: column_of(getattr(facts, name)) for name in Facts.__slots__} | {"branch": branch}
    return [
        storage.campaigns.add(row),
        storage.seats.add([seat_row(facts.id, each) for each in seats]),
        storage.cards.add(facts.id),
    ]


def checked_name(name: str) -> str:
    """The name on one line; its thread is called so, too. Raises WrongName when nothing is to be seen of it or it is
    too long."""
    plain = one_line(name)
    if not any(each.isprintable() for each in plain) or len(plain) > LONGEST_NAME:
        raise WrongName("name", f"a name has 1 to {LONGEST_NAME} characters")
    return plain


def checked_settings(settings: dict[str, Any]) -> Settings:
    """All settings. Raises WrongOption that names the one at fault."""
    try:
        return Settings.model_validate(settings)
    except ValidationError as error:
        raise WrongOption(str(error.errors()[0]["loc"][0]), explain(error)) from None


def open_seats(count: int) -> list[Seated]:
    """So many chairs that nobody has."""
    return [Seated(seat, None, "", False, False) for seat in range(count)]


def seat_row(campaign: int, seated: Seated) -> dict[str, object]:
    """The row of a seat."""
    return {"campaign": campaign} | {name: getattr(seated, name) for name in Seated.__slots__}
