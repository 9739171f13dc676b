"""Plain data of every type that a state may be made of, as pydantic writes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pytest
from pydantic import Field, TypeAdapter

from engine.table import plain
from engine.table.plain import writer


@dataclass(slots=True)
class Token:
    """A piece."""

    number: int
    kind: Literal["trap", "portal"] = "trap"


@dataclass(slots=True)
class Card:
    """Another."""

    name: str


@dataclass(slots=True)
class Box:
    """Everything, and boxes."""

    count: Annotated[int, Field(ge=0)] = 0
    label: str | None = None
    colours: list[int | None] = field(default_factory=list)
    zone: tuple[str, ...] = ()
    pair: tuple[int, str] = (1, "a")
    by_name: dict[str, Token] = field(default_factory=dict)
    by_kind: dict[Literal["a", "b"], list[str]] = field(default_factory=dict)
    by_number: dict[int, str] = field(default_factory=dict)
    either: Token | Card | None = None
    one: Token | None = None
    several: list[Token | Card] = field(default_factory=list)
    mixed: int | list[int] = 0
    anything: Any = None
    within: list[Box] = field(default_factory=list)


FULL = Box(
    3,
    "x",
    [1, None],
    ("a1", "b2"),
    (2, "b"),
    {"t": Token(1)},
    {"a": ["x"]},
    {4: "four"},
    Card("ace"),
    Token(2, "portal"),
    [Token(3), Card("two")],
    [1, 2],
    {"a": [1, (2,)]},
    [Box(either=Token(5))],
)


@pytest.mark.parametrize("box", [Box(), FULL])
def test_plain_data_is_what_pydantic_writes(box: Box) -> None:
    assert writer(Box)(box) == TypeAdapter(Box).dump_python(box, mode="json")


def test_plain_data_stays_when_the_state_goes_on() -> None:
    box = Box(colours=[1], by_kind={"a": ["x"]}, within=[Box(zone=("a1",))])
    plain = writer(Box)(box)
    box.colours.append(2)
    box.by_kind["a"].append("y")
    box.within[0].zone = ()
    assert (plain["colours"], plain["by_kind"], plain["within"][0]["zone"]) == ([1], {"a": ["x"]}, ["a1"])


def test_a_writer_that_was_broken_off_while_it_was_made_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made at its first use, in a thread that may be broken off, beside others that use it."""

    @dataclass
    class Half:
        name: str

    write, define = writer(Half), plain._define

    def broken_off(kind: Any, known: dict[str, Any]) -> None:
        known["write_name"] = None
        raise KeyboardInterrupt

    monkeypatch.setattr(plain, "_define", broken_off)
    with pytest.raises(KeyboardInterrupt):
        write(Half("Noble"))
    monkeypatch.setattr(plain, "_define", define)
    assert write(Half("Noble")) == {"name": "Noble"}
