"""No text on the dungeon board is cut, and the legend explains its marks."""

from __future__ import annotations

from typing import Any

import pytest
from PIL import Image

from engine.games.keep_the_heroes_out.model.content import content
from engine.games.keep_the_heroes_out.model.state import State, Step
from engine.words import LOCALES, Words
from renders.canvas import sprites
from renders.job import draw
from renders.keep_the_heroes_out.board import news, rooms
from tests.renders.inked import Inked
from tests.renders.keep_the_heroes_out.tables import crowded, job, table
from tests.sampled import at_most, pairwise

SCENARIOS = [*content().scenarios]
KINDS = [*news.SIGNS]
WAYS = pairwise(LOCALES, (2, 6), ("usual", "large"))


def after_invasion(state: State) -> State:
    """Puts a mark of each kind on the board."""
    state.phase, places = "invasion", [*state.rooms]
    state.steps = [Step(kind, places[number]) for number, kind in enumerate(KINDS)]  # type: ignore[arg-type]
    return state


@pytest.mark.parametrize(("locale", "clans", "look"), WAYS)
def test_no_words_are_cut_by_an_edge(locale: str, clans: int, look: str, inked: Inked) -> None:
    """Checks each scenario in one way, and the two fullest in all."""
    turn = WAYS.index((locale, clans, look))
    for scenario in {*SCENARIOS[turn :: len(WAYS) * at_most(2, whole=1)], "first_watch", "grand_raid"}:
        state = after_invasion(crowded(scenario, clans))
        names = ("Ana", "Tomas", "Ilvara", "Quenthel", "Max", "Li")[:clans]
        assert inked.of(job("board", state, look=look, locale=locale, players=names)) == [], scenario
        assert inked.shortened == [], scenario


@pytest.mark.parametrize("look", ["usual", "large"])
@pytest.mark.parametrize("locale", LOCALES)
def test_marks_and_resolved_cards_are_explained(locale: str, look: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    text = sprites.text
    monkeypatch.setattr(sprites, "text", lambda words, *args, **more: said.append(words) or text(words, *args, **more))
    words = Words(locale, ("data.keep_the_heroes_out.texts",), {})
    wanted = {words.message(f"picture-legend-{kind}") for kind in KINDS}
    resolved = words.message("picture-guild-resolved")
    draw(job("board", table(), locale=locale, look=look))
    assert resolved in " ".join(said) and not wanted & {*said}
    draw(job("board", after_invasion(table()), locale=locale, look=look))
    assert wanted <= {*said}


@pytest.mark.parametrize("locale", LOCALES)
def test_names_of_rooms_keep_off_their_numbers(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """First Watch has Beast Trainer 7, the longest name beside a number."""
    ends: list[float] = []
    write = rooms.write_fitted

    def noted(image: Image.Image, x: float, y: float, fitted: Any, *args: Any, **more: Any) -> None:
        wide = max(sprites.text(line, fitted.px, None, "bold", squeeze=fitted.squeeze).width for line in fitted.lines)
        ends.append(x + wide)
        write(image, x, y, fitted, *args, **more)

    starts: list[float] = []
    put = rooms.put

    def placed(image: Image.Image, sprite: Image.Image, x: float, y: float, anchor: str = "lt") -> None:
        if anchor == "rm":
            starts.append(x - sprite.width)
        put(image, sprite, x, y, anchor)

    monkeypatch.setattr(rooms, "write_fitted", noted)
    monkeypatch.setattr(rooms, "put", placed)
    draw(job("board", table("first_watch", 2), locale=locale))
    assert len(ends) == len(starts) == 10
    assert min(start - end for start, end in zip(starts, ends, strict=True)) >= 8
