"""YAML is read with its lines, and every fault that pydantic finds has a remedy."""

from __future__ import annotations

from itertools import pairwise
from typing import Annotated

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from engine.kit.authoring import Unreadable, explained, read, twice
from engine.kit.authoring.faults import MOST_TOLD
from engine.table import Mistake

DOCUMENTED = "The manual lists them."
TEXT = """\
name: forge
doors:
- between: [a1, a2]
- between: [b1, b2]
  locked: true
"""


class Room(BaseModel):
    """The schema of a file."""

    model_config = ConfigDict(extra="forbid")

    name: str
    size: Annotated[int, Field(ge=1)] = 1
    doors: Annotated[list[str], Field(max_length=8)] = []

    @field_validator("name")
    @classmethod
    def _short(cls, name: str) -> str:
        if len(name) > 5:
            raise ValueError(f"`{name}` is too long: use at most five letters" if " " not in name else "no spaces")
        return name


def _mistakes(text: str) -> list[Mistake]:
    written = read(text)
    with pytest.raises(ValidationError) as raised:
        Room.model_validate(written.data)
    return list(explained(raised.value, written, ["doors", "name", "size"], DOCUMENTED))


def test_files_are_read_as_data() -> None:
    written = read(TEXT)
    assert written.data["doors"][1] == {"between": ["b1", "b2"], "locked": True}
    assert (read("").data, read("").line(("name",))) == (None, 1)


@pytest.mark.parametrize(
    ("place", "line"),
    [((), 1), (("name",), 1), (("doors",), 2), (("doors", 0), 3), (("doors", 1, "locked"), 5), (("doors", 1, "x"), 4)],
)
def test_each_place_has_its_line(place: tuple[str | int, ...], line: int) -> None:
    assert read(TEXT).line(place) == line


def test_tag_of_a_union_is_not_part_of_the_path() -> None:
    assert read(TEXT).line(("doors", 1, "closed", "locked")) == 5


def test_line_of_a_value_is_that_of_its_item() -> None:
    assert read("rows:\n- - a\n  - b\n").line(("rows", 0, 1)) == 3


def test_duplicate_key_is_reported_with_line() -> None:
    assert twice(read("a: 1\nb: 2\na: 3\n")) == [
        Mistake(3, "`a` stands here twice", "Keep one of the two, or join them.")
    ]


def test_invalid_yaml_is_reported_with_its_line() -> None:
    with pytest.raises(Unreadable, match="this cannot be read") as raised:
        read("a: 1\nb: ]\nc: 2\n")
    assert raised.value.mistake.line == 2
    assert "brackets" in raised.value.mistake.remedy


@pytest.mark.parametrize("value", ["9" * 5000, "2026-99-99", "[1, 2026-02-30]"])
def test_number_or_date_that_cannot_be_read_says_where(value: str) -> None:
    with pytest.raises(Unreadable, match="there is no such number or date") as raised:
        read(f"name: forge\nsize: {value}\n")
    assert raised.value.mistake.line == 2


@pytest.mark.parametrize("value", [str(2**63), str(-(2**63)), "0x" + "f" * 5000, "{3: 99999999:" + "00:" * 9 + "00}"])
def test_number_that_is_too_large_says_where(value: str) -> None:
    with pytest.raises(Unreadable, match="this number is too large") as raised:
        read(f"name: forge\nsize: {value}\n")
    assert raised.value.mistake.line == 2


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("size: 2\n", Mistake(1, "`name` is missing", f"Add it to what stands here. {DOCUMENTED}")),
        (
            "name: a\nsise: 2\n",
            Mistake(2, "there is no word `sise` here", f"Did you mean `size`? {DOCUMENTED}"),
        ),
        ("name: a\nxyz: 2\n", Mistake(2, "there is no word `xyz` here", DOCUMENTED)),
        ("name: too-long\n", Mistake(1, "`too-long` is too long", "Use at most five letters.")),
        ("name: a b c d\n", Mistake(1, "no spaces", DOCUMENTED)),
        (
            "name: a\nsize: 0\n",
            Mistake(2, "`size` cannot be 0", "It should be greater than or equal to 1."),
        ),
        (
            "name: a\ndoors:\n- b\n- 3\n",
            Mistake(4, "`doors` cannot be 3", "It should be a valid string."),
        ),
        (
            f"name: a\ndoors: [{', '.join('abcdefghi')}]\n",
            Mistake(
                2, "`doors` cannot be ['a', 'b', 'c', 'd', 'e', 'f', ...]", "It should have at most 8 items, not 9."
            ),
        ),
    ],
)
def test_every_fault_has_a_line_and_a_remedy(text: str, mistake: Mistake) -> None:
    assert _mistakes(text) == [mistake]


def test_first_faults_of_broken_file_are_reported() -> None:
    found = _mistakes("\n".join(f"word{number}: x" for number in range(2000)))
    assert len(found) == MOST_TOLD and found[-1].line <= MOST_TOLD


def test_references_are_refused_before_they_grow() -> None:
    """Nine lines of nine references each would make hundreds of millions of words."""
    lines = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    lines += [f"{here}: &{here} [{', '.join([f'*{before}'] * 9)}]" for before, here in pairwise("abcdefghij")]
    with pytest.raises(Unreadable) as refused:
        read("\n".join(lines))
    assert (refused.value.mistake.line, refused.value.mistake.wrong) == (2, "`*a` refers to another place")


def test_deep_nesting_is_refused_with_line() -> None:
    with pytest.raises(Unreadable) as refused:
        read(f"name: x\nrules: {'[' * 5000}{']' * 5000}")
    assert refused.value.mistake == Mistake(2, "more than 40 levels stand within one another", "Write it flatter.")


def test_misspelt_required_word_is_one_mistake() -> None:
    (mistake,) = _mistakes("nmae: forge\n")
    assert mistake == Mistake(1, "there is no word `nmae` here", f"Did you mean `name`? {DOCUMENTED}")
