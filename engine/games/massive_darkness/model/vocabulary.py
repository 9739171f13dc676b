"""The language of objectives and special rules in a Mission's file (docs/content.md).

Rules that it cannot express are written in Python: a subclass of `missions.base.Mission`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, model_validator

from engine.games.massive_darkness.model.pieces import Level
from engine.kit.content import Piece

Number = Annotated[int, Field(ge=1, le=99)]
Token = Literal["library", "artifact", "lair"]
Good = Literal["artifact", "firework"]
TokenName = Literal["key", "part"]
"""The names of tokens in a Mission that differ from what is printed on them."""


class PickUp(Piece):
    """The gain from picking up a token: XP for the Hero, or `to_all`; a random Artifact card; goods to carry; one more
    of a counter. A token without such a rule is a place and stays (MD-PICK-10). `named` is its name in this Mission."""

    xp: int = Field(default=0, ge=0, le=99)
    to_all: bool = False
    artifact_card: bool = False
    carry: Good | None = None
    number: Number = 1
    counts: str | None = None
    named: TokenName | None = None

    @model_validator(mode="after")
    def _does_something(self) -> PickUp:
        if not (self.xp or self.artifact_card or self.carry or self.counts):
            raise ValueError("a token that is picked up gives xp, an artifact_card, something to carry, or counts")
        return self


class SpecialRoom(Piece):
    """A Guard in this Zone when its Chamber is opened, in addition to the Door card or instead of it."""

    zone: str
    instead_of_door_card: bool = False


class Unlock(Piece):
    """A special Door that Heroes can open as soon as a counter reaches a number."""

    door: tuple[str, str]
    counter: str
    number: Number = 1


class Goal(Piece):
    """An objective, with its sentence `goal-<mission>-<name>`: collect a number of a counter, kill the Enemies of these
    roles, open a Door, or escape through the Exit. Without any of these, Python decides."""

    name: str
    collect: str | None = None
    number: Number = 1
    kill: tuple[str, ...] = ()
    open: tuple[str, str] | None = None
    escape: bool = False

    @model_validator(mode="after")
    def _one_thing(self) -> Goal:
        asked = [name for name in ("collect", "kill", "open", "escape") if getattr(self, name)]
        if len(asked) > 1:
            raise ValueError(f"an objective asks for one thing, this one for {' and '.join(asked)}: write two")
        return self

    @property
    def needed(self) -> int:
        """The number to collect or kill."""
        return len(self.kill) or self.number


class MissionRules(Piece):
    """Objectives in order, and special rules. `notes` name the sentences about the special rules,
    `note-<mission>-<name>`; `python` the module of `missions` with additional rules."""

    goals: tuple[Goal, ...] = Field(default=(), min_length=1)
    notes: tuple[str, ...] = ()
    pick_up: dict[Token, PickUp] = Field(default_factory=dict)
    special_rooms: tuple[SpecialRoom, ...] = ()
    unlock: tuple[Unlock, ...] = ()
    python: str | None = None


class PlacedEnemy(Piece):
    """An Enemy that the Mission names: a Guard type of a Level, or a Roaming Monster (`type` empty: any of that tier;
    without a tier that of the Current Level).

    It comes at the set-up, when a Hero first enters one of the Zones of `enters`, or, if `later`, when the Mission's
    Python says so. It is not activated until (`asleep_until`) its Chamber is opened, or the Pillars of its tile have
    fallen. `not_for_events`: Event cards do not count it as a Roaming Monster (MD-ROAM-04).
    """

    zone: str
    type: str = ""
    tier: Literal["minor", "major"] | None = None
    level: Level | None = None
    role: str = ""
    treasure: Literal["current", "none"] | Level = "current"
    later: bool = False
    enters: tuple[str, ...] = ()
    asleep_until: Literal["chamber_opened", "pillars_fallen"] | None = None
    not_for_events: bool = False
