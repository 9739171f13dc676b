"""What can be set is found in the game's options: no game is known by name."""

from typing import Annotated, Literal

import pytest
from pydantic import BaseModel, Field

from bot.messages.settings_form import values_of, written


class Options(BaseModel):
    deck: Literal["drow", "dragons"] = "drow"
    strict: bool = False
    rounds: Annotated[int, Field(ge=2, le=5)] = 3


@pytest.mark.parametrize(
    ("name", "values"), [("deck", ["drow", "dragons"]), ("strict", [False, True]), ("rounds", [2, 3, 4, 5])]
)
def test_values(name: str, values: list[object]) -> None:
    assert list(values_of(Options.model_fields[name])) == values


def test_values_are_written_as_the_catalogue_writes_them() -> None:
    assert [written(each) for each in ("pt-BR", True, 3)] == ["pt-br", "true", "3"]
