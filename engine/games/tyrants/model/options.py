"""Options chosen before a match."""

from __future__ import annotations

from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from engine.games.tyrants.model.state import Deck


class Options(BaseModel):
    """The lobby's options (TY-SETUP-04, TY-SETUP-08, TY-SETUP-09).

    `outer_section` counts with three seats only. `house_deck` adds our own cards to the market deck.
    `choose_one_only_effective` is the other answer to TY-Q-16: options without effect cannot be picked while there is
    one with effect.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    first_deck: Deck = Field(default="drow", json_schema_extra={"first": 1})
    second_deck: Deck = Field(default="dragons", json_schema_extra={"first": 2})
    outer_section: Literal["left", "right"] = Field(default="right", json_schema_extra={"only_with": "players=3"})
    house_deck: bool = False
    choose_one_only_effective: bool = Field(default=False, json_schema_extra={"ruling": "TY-Q-16"})

    @model_validator(mode="after")
    def _two_decks(self) -> Self:
        if self.first_deck == self.second_deck:
            raise ValueError(f"the market needs two different decks, and both are {self.first_deck}")
        return self
