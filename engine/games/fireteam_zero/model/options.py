"""Options chosen before a mission or an operation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from itertools import combinations
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationInfo, field_validator, model_validator

from engine.games.fireteam_zero.model.content import content
from engine.games.fireteam_zero.model.own import OWN_MISSIONS
from engine.games.fireteam_zero.model.pieces import MISSIONS, HeroId, OperationId
from engine.games.fireteam_zero.model.state import Reactions, Rulings
from engine.table import OWN


class Options(BaseModel):
    """The lobby's choices (FZ-SETUP-01, FZ-SETUP-03, FZ-OP-02, FZ-OP-04); `heroes` by seat, each of another role
    (FZ-SETUP-06), chosen again before each mission (FZ-OP-11). A table of one plays `second_hero`, too (FZ-SETUP-08).
    `own` are the missions that the campaign carries along. `reactions` says when players are asked in the threat phase.
    The rulings are the other answers to open points of the ledger."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    mode: Literal["mission", "operation"] = Field(default="mission", json_schema_extra={"first": 2})
    own: Annotated[dict[str, str], AfterValidator(OWN_MISSIONS.expect_sound)] = Field(default_factory=dict)
    mission: str = Field(
        default="river_crossing", json_schema_extra={"only_with": "mode=mission", OWN: [*MISSIONS], "first": 1}
    )
    operation: OperationId = Field(
        default="the_drowned_saint", json_schema_extra={"only_with": "mode=operation", "first": 1}
    )
    heroes: tuple[HeroId, ...] = Field(
        default=("abe", "don", "shad", "frank"), json_schema_extra={"by_seat": "different", "anew": True}
    )
    second_hero: HeroId = Field(default="don", json_schema_extra={"only_with": "players=1"})
    reactions: Reactions = "plan"
    short_extra_move: bool = Field(default=False, json_schema_extra={"ruling": "FZ-Q-02"})
    open_hands: bool = Field(default=False, json_schema_extra={"ruling": "FZ-Q-11"})
    reaction_per_attack: bool = Field(default=False, json_schema_extra={"ruling": "FZ-Q-26"})
    elite_from_reserve: bool = Field(default=False, json_schema_extra={"ruling": "FZ-Q-31"})
    boss_arrives_late: bool = Field(default=False, json_schema_extra={"ruling": "FZ-Q-32"})
    breeding_can_be_secured: bool = Field(default=False, json_schema_extra={"ruling": "FZ-Q-33"})
    discard_knocks_out: bool = Field(default=False, json_schema_extra={"ruling": "FZ-Q-34"})
    random_paths: bool = Field(default=False, json_schema_extra={"ruling": "FZ-Q-36"})
    difficult_for_all_moves: bool = Field(default=False, json_schema_extra={"ruling": "FZ-Q-37"})
    veterans: bool = Field(default=False, json_schema_extra={"only_with": "mode=operation"})
    second_wind: bool = Field(default=False, json_schema_extra={"only_with": "mode=operation"})

    @model_validator(mode="before")
    @classmethod
    def _with_its_file(cls, plain: Mapping[str, Any]) -> Mapping[str, Any]:
        return OWN_MISSIONS.carried_on(plain, "mission")

    @field_validator("mission")
    @classmethod
    def _there(cls, mission: str, info: ValidationInfo) -> str:
        return OWN_MISSIONS.expect_there(mission, info.data.get("own", {}))

    @field_validator("heroes")
    @classmethod
    def _different(cls, heroes: tuple[HeroId, ...]) -> tuple[HeroId, ...]:
        if len(set(heroes)) != len(heroes):
            raise ValueError("each seat needs another hero: name none twice")
        for hero, other in combinations(heroes, 2):
            if content().heroes[hero].role == content().heroes[other].role:
                names = " and ".join(content().heroes[each].name["en"] for each in (hero, other))
                raise ValueError(f"{names} have the same role, and there is one card set for each role: name one")
        return heroes

    @property
    def rulings(self) -> Rulings:
        """The answers to the open points."""
        return Rulings(**{each.name: getattr(self, each.name) for each in fields(Rulings)})
