"""Options chosen before the first Mission."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, field_validator

from engine.table import Advice, Text

HeroId = Literal["bjorn", "elias", "owen", "sibyl", "siegfried", "whisper"]
ClassId = Literal[
    "shadow_barbarian",
    "battle_wizard",
    "paladin_of_fury",
    "nightshade_ranger",
    "pit_fighter_berserker",
    "bloodmoon_nightrunner",
]
Weapon = Literal["usual", "se05", "se07", "se09", "se11", "se03", "se01", "asked"]
"""A Hero's first weapon: the usual one of the Class, a card, or what the table is asked for at the start."""
ASKED: tuple[Weapon, ...] = ("asked", "asked", "asked", "asked", "asked", "asked")
MissionId = Literal["t00", "m01", "m02", "m03", "m04", "m05", "m06", "m07", "m08", "m09", "m10"]


MOST_LIFEBRINGER = 9
VERY_HARD = ("m04", "m10")  # for autopilot (docs/balance/massive_darkness.md)


def advice(options: Options, chapter: str) -> Sequence[Advice]:
    """Warns about two nearly hopeless Missions, and recommends the rulebook's remedy: more Lifebringer tokens."""
    if chapter not in VERY_HARD:
        return ()
    return [Advice(Text(f"advice-{chapter}"), "lifebringer", MOST_LIFEBRINGER)]


def remedies(options: Options) -> Sequence[Text]:
    """Returns the most effective options, and the rulebook's remedy of more tokens (docs/balance)."""
    if options.lifebringer == MOST_LIFEBRINGER:
        return [Text("remedy-doors")]
    tokens = Text("remedy-lifebringer", tokens=options.lifebringer, most=MOST_LIFEBRINGER)
    return [Text("remedy-doors"), tokens]


class Options(BaseModel):
    """The lobby's choices (MD-SETUP-02, MD-SETUP-15, MD-SETUP-16 and MD-SETUP-21, MD-STORY-20); `heroes`, `classes`
    and `weapons` by seat. The rulings are alternative answers to open points of the ledger."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    mode: Literal["normal", "story"] = Field(default="normal", json_schema_extra={"first": 2})
    mission: MissionId = Field(default="t00", json_schema_extra={"first": 1})
    story_order: Literal["printed", "random"] = Field(default="printed", json_schema_extra={"only_with": "mode=story"})
    lifebringer: Annotated[int, Field(ge=0, le=MOST_LIFEBRINGER)] = 2
    heroes: tuple[HeroId, ...] = Field(default=get_args(HeroId), json_schema_extra={"by_seat": "different"})
    classes: tuple[ClassId, ...] = Field(
        default=get_args(ClassId),
        json_schema_extra={"by_seat": "any", "goes_with": "heroes", "different_if": "different_classes"},
    )
    weapons: tuple[Weapon, ...] = Field(
        default=ASKED, json_schema_extra={"by_seat": "any", "begins_as": ["usual"] * len(ASKED)}
    )
    different_classes: bool = Field(default=False, json_schema_extra={"ruling": "MD-Q-04"})
    event_level_of_guards: bool = Field(default=False, json_schema_extra={"ruling": "MD-Q-54"})
    hellhound_door_card: bool = Field(default=False, json_schema_extra={"ruling": "MD-Q-64"})

    @field_validator("heroes")
    @classmethod
    def _different(cls, heroes: tuple[HeroId, ...]) -> tuple[HeroId, ...]:
        if len(heroes) != 6 or len(set(heroes)) != 6:
            raise ValueError("each seat needs another Hero")
        return heroes
