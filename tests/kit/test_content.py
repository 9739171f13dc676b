"""Content is checked when it is loaded, and mistakes are reported with file, line and remedy."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Annotated, Literal

import pytest
from pydantic import Field, ValidationError

from engine.kit.content import BadContent, Folder, Piece, by_id, words
from engine.kit.names import name_in


class Heal(Piece):
    """One kind of effect."""

    do: Literal["heal"]
    count: Annotated[int, Field(ge=1)] = 1


class Then(Piece):
    """Another kind, which holds effects."""

    do: Literal["then"]
    steps: tuple[Effect, ...] = Field(alias="effects")


Effect = Annotated[Heal | Then, Field(discriminator="do")]


class Card(Piece):
    """A card."""

    id: str
    effect: tuple[Effect, ...] = ()


Then.model_rebuild()
Card.model_rebuild()
NUMBERS = count()
Written = Callable[[str], Folder]


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Written:
    def write(text: str) -> Folder:
        package = tmp_path / f"content_of_a_test_{next(NUMBERS)}"  # a package is imported once
        package.mkdir()
        (package / "__init__.py").write_text("")
        (package / "cards.yaml").write_text(text, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        return Folder(package.name)

    return write


def test_file_is_loaded_as_tagged_effects(written: Written) -> None:
    text = "- id: a\n  effect: [{do: heal, count: 2}, {do: then, effects: [{do: heal}]}]\n"
    (card,) = written(text).load("cards.yaml", tuple[Card, ...])
    assert card == Card(id="a", effect=(Heal(do="heal", count=2), Then(do="then", effects=(Heal(do="heal"),))))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- id: a\n- id: b\n  efect: []\n", "cards.yaml:3: there is no word `efect` here. Did you mean `effect`?"),
        ("- id: a\n  effect:\n  - do: heal\n    count: 0\n", "cards.yaml:4: `count` cannot be 0."),
        ("- effect: []\n", "cards.yaml:1: `id` is missing."),
        ("- id: a\n  id: b\n  x: 1\n", "cards.yaml:2: `id` stands here twice."),
        ("- id: [a\n", "cards.yaml:2: this cannot be read:"),
    ],
)
def test_mistake_names_file_line_and_remedy(written: Written, text: str, said: str) -> None:
    with pytest.raises(BadContent) as raised:
        written(text).load("cards.yaml", tuple[Card, ...])
    assert said in str(raised.value)


def test_hash_changes_with_the_text(written: Written) -> None:
    folder = written("- id: a\n")
    before = folder.hash(["cards.yaml"])
    assert len(before) == 8
    assert before == folder.hash(["cards.yaml"])
    assert before != written("- id: b\n").hash(["cards.yaml"])


def test_word_list_matches_file() -> None:
    assert words(tuple[Card, ...]) == ["count", "do", "effect", "effects", "id"]


def test_piece_never_changes() -> None:
    with pytest.raises(ValidationError):
        Card(id="a").id = "b"  # type: ignore[misc]


def test_no_two_entries_have_the_same_id() -> None:
    assert list(by_id([Card(id="b"), Card(id="a")])) == ["b", "a"]
    with pytest.raises(ValueError, match="two entries have the id 'a'"):
        by_id([Card(id="a"), Card(id="a")])


def test_name_is_english_where_a_language_has_none() -> None:
    assert [name_in(each, {"en": "Vault", "es": "Cofre"}) for each in ("es", "pt-BR")] == ["Cofre", "Vault"]
