"""Options chosen before a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationInfo, field_validator, model_validator

from engine.games.keep_the_heroes_out.model.own import OWN_SCENARIOS
from engine.games.keep_the_heroes_out.model.pieces import CLANS, SCENARIOS, ClanId, Difficulty
from engine.games.keep_the_heroes_out.model.state import Rulings
from engine.table import OWN


class Options(BaseModel):
    """The lobby's choices (KH-SETUP-02, KH-SETUP-05, KH-SETUP-06, KH-CHRON-01, KH-CHRON-02); `clans` by seat. A single
    player also has a `second_clan` (KH-Q-18). `own` are the campaign's custom scenarios. The rulings are alternative
    answers to open points of the ledger."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    mode: Literal["scenario", "chronicle"] = Field(default="scenario", json_schema_extra={"first": 3})
    own: Annotated[dict[str, str], AfterValidator(OWN_SCENARIOS.expect_sound)] = Field(default_factory=dict)
    scenario: str = Field(
        default="first_watch", json_schema_extra={"only_with": "mode=scenario", OWN: [*SCENARIOS], "first": 1}
    )
    difficulty: Difficulty = Field(default="family", json_schema_extra={"first": 2})
    clans: tuple[ClanId, ...] = Field(default=CLANS, json_schema_extra={"by_seat": "different"})
    second_clan: ClanId = Field(default="slimes", json_schema_extra={"only_with": "players=1"})
    solo_clans: Literal[2, 1] = Field(default=2, json_schema_extra={"ruling": "KH-Q-18", "only_with": "players=1"})
    hands: Literal["open", "private"] = Field(default="open", json_schema_extra={"ruling": "KH-Q-24"})
    cells_timing: Literal["any_point", "phases_1_to_3", "phase_1"] = Field(
        default="any_point", json_schema_extra={"ruling": "KH-Q-01"}
    )
    cells_draw_on_scenario: Literal["draw_3", "draw_none"] = Field(
        default="draw_3", json_schema_extra={"ruling": "KH-Q-02"}
    )
    renew_any_card: Literal["any", "tactic"] = Field(default="any", json_schema_extra={"ruling": "KH-Q-03"})
    midwave_recount: Literal["fixed", "recount"] = Field(default="fixed", json_schema_extra={"ruling": "KH-Q-04"})
    archer_defendable: bool = Field(default=False, json_schema_extra={"ruling": "KH-Q-05"})
    attack_target_choice: Literal["players", "active_player"] = Field(
        default="players", json_schema_extra={"ruling": "KH-Q-06"}
    )
    lab_without_tactic: Literal["forbidden", "allowed"] = Field(
        default="forbidden", json_schema_extra={"ruling": "KH-Q-07"}
    )
    tactic_reshuffle: Literal["when_needed", "at_once"] = Field(
        default="when_needed", json_schema_extra={"ruling": "KH-Q-28"}
    )
    gamble_card: Literal["counts_as_drawn", "shuffled_back"] = Field(
        default="counts_as_drawn", json_schema_extra={"ruling": "KH-Q-34"}
    )
    plundered_to_supply: bool = Field(default=False, json_schema_extra={"ruling": "KH-Q-35"})

    @model_validator(mode="before")
    @classmethod
    def _with_its_file(cls, plain: Mapping[str, Any]) -> Mapping[str, Any]:
        return OWN_SCENARIOS.carried_on(plain, "scenario")

    @field_validator("scenario")
    @classmethod
    def _there(cls, scenario: str, info: ValidationInfo) -> str:
        return OWN_SCENARIOS.expect_there(scenario, info.data.get("own", {}))

    @field_validator("clans")
    @classmethod
    def _different(cls, clans: tuple[ClanId, ...]) -> tuple[ClanId, ...]:
        if len(set(clans)) != len(clans):
            raise ValueError("each seat needs another clan: name none twice")
        return clans

    @property
    def rulings(self) -> Rulings:
        """The answers to the open points."""
        return Rulings(**{each.name: getattr(self, each.name) for each in fields(Rulings)})
