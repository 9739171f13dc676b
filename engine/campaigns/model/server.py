"""Settings of a Discord server: what its moderators choose for all campaigns in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

MOST_ROLES = 10
"""Roles that a setting can hold."""

Id = Annotated[int, Field(gt=0, lt=2**63)]
Roles = Annotated[tuple[Id, ...], Field(max_length=MOST_ROLES)]


class ServerSettings(BaseModel):
    """The settings of a server; the default of each comes first.

    - place: the channel in which new campaigns are opened; None: where the command is used.
    - openers: roles that may open campaigns; empty: everyone who may create threads.
    - pace, autopilot, undo: the usual settings of new campaigns (see `Settings`).
    - locale: the usual language of posts; empty: that of the person who opens the campaign.
    - reminders: how many reminders a campaign may post in 24 hours: any number, three, one, or none.
    - chronicle: the channel in which chapters that end are posted; None: nowhere.
    - tables: the channel with the list of tables that have free seats; None: nowhere.
    - roles: roles that are mentioned when seats are open.
    - animation: the format of animated pictures.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    place: Id | None = None
    openers: Roles = ()
    pace: Literal["daily", "fast", "relaxed", "bank", "none"] = "daily"
    autopilot: Literal["twice", "never"] = "twice"
    undo: Literal["majority", "all", "organiser"] = "majority"
    locale: Annotated[str, Field(pattern=r"^([a-z]{2}(-[A-Za-z0-9]{2,4})?)?$")] = ""
    reminders: Literal["any", "3", "1", "0"] = "any"
    chronicle: Id | None = None
    tables: Id | None = None
    roles: Roles = ()
    animation: Literal["webp", "gif"] = "webp"

    @property
    def of_campaigns(self) -> Mapping[str, str]:
        """Returns the settings with which a new campaign begins."""
        return {"pace": self.pace, "autopilot": self.autopilot, "undo": self.undo}

    @property
    def most_reminders(self) -> int | None:
        """Returns how many reminders a campaign may post in 24 hours; None: any number."""
        return None if self.reminders == "any" else int(self.reminders)


DEFAULT = ServerSettings()


def read_settings(stored: Mapping[str, Any]) -> ServerSettings:
    """Returns stored settings. Those that are unknown or no longer valid, as after a downgrade, have their default."""
    settings = DEFAULT
    for name in ServerSettings.model_fields.keys() & stored.keys():
        try:
            settings = changed(settings, name, stored[name])
        except ValidationError:
            continue
    return settings


def changed(settings: ServerSettings, name: str, value: Any) -> ServerSettings:
    """Returns the settings with one of them changed. Raises ValidationError."""
    return ServerSettings.model_validate({**settings.model_dump(), name: value})
