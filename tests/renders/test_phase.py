"""The picture of a phase: it shows who was hurt, the ways that were gone, and the danger ahead, large enough for a
phone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from itertools import product
from typing import Any, get_args

import pytest
from PIL import Image

from engine.games import find
from engine.games.fireteam_zero.model.layout import board_of
from engine.table import Tell, Text
from engine.table.session import Reached
from engine.words import LOCALES
from renders import find as pictures_of
from renders.canvas.looks import Look
from renders.job import LONGEST_ALT, Job, alt, render
from renders.scene import Since
from tests.pictures.sample import PLAYERS
from tests.playing import autopilot_steps, deal
from tests.renders.inked import Inked
from tests.renders.seeing import changed
from tests.sampled import some

GAMES = ("fireteam_zero", "keep_the_heroes_out", "massive_darkness")
ANSWERS = 400
POINTS, PHONE = 11, 330  # the smallest text in points, and the width of a picture on a phone
SEATS = {"fireteam_zero": 3, "keep_the_heroes_out": 4, "massive_darkness": 4}
SLACK = 0.4  # points, because a size is a whole number of px


@dataclass(frozen=True)
class Phase:
    """A phase that has ended: the public views around it, and its log lines."""

    name: str
    before: Any
    after: Any
    told: tuple[Text, ...]


def phases(key: str) -> Iterator[Phase]:
    """Yields the phases with a picture in the first part of a chapter that autopilots play."""
    game, wanted = find(key), pictures_of(key)["phase"].phases
    session = deal(game, SEATS[key], seed=1)
    before, told = game.view(session.state, None), list[Text]()
    for _, step in zip(range(ANSWERS), autopilot_steps(session, checked=False), strict=False):
        for event in step.events:
            if isinstance(event, Tell):
                told.append(event.text)
            elif isinstance(event, Reached):
                after = game.view(game.read_state(event.checkpoint), None)
                if event.mark.kind == "phase" and event.mark.value in wanted:
                    yield Phase(str(event.mark.value), before, after, tuple(told))
                before, told = after, []


@cache
def played(key: str) -> tuple[Phase, ...]:
    return tuple(phases(key))


def job(key: str, phase: Phase, look: Look = "usual", locale: str = "en") -> Job:
    players = PLAYERS[: SEATS[key]]
    since = Since(phase.before, phase.told)
    return Job.of(find(key), "phase", phase.after, since=since, players=players, look=look, locale=locale)


def liveliest(key: str) -> Phase:
    """Returns the phase with the most log lines."""
    return max(played(key), key=lambda each: len(each.told))


@pytest.mark.parametrize("key", GAMES)
def test_chapter_has_phases_of_each_kind(key: str) -> None:
    names = {each.name for each in played(key)}
    assert (
        names
        == {
            "fireteam_zero": {"threat"},
            "keep_the_heroes_out": {"invasion"},
            "massive_darkness": {"enemies", "event"},
        }[key]
    )


@pytest.mark.parametrize(("key", "look", "locale"), some([*product(GAMES, get_args(Look), LOCALES)], 9))
def test_smallest_text_is_eleven_points_on_a_phone(key: str, look: Look, locale: str, inked: Inked) -> None:
    lines = inked.lines(job(key, liveliest(key), look, locale))
    wide = inked.drawn.width
    assert lines
    assert [each for each in lines if each.px * PHONE / wide < POINTS - SLACK] == []
    assert inked.cut == [] and inked.shortened == []


@pytest.mark.parametrize(("key", "look"), some([*product(GAMES, get_args(Look))], 3))
def test_picture_is_small_and_not_too_high(key: str, look: Look) -> None:
    for phase in played(key)[:4]:
        data = render(job(key, phase, look))
        with Image.open(BytesIO(data)) as image:
            assert image.height <= 1.3 * image.width
        assert len(data) < 250_000


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", GAMES)
def test_alt_text_says_losses_and_the_danger_ahead(key: str, locale: str) -> None:
    game, phase = find(key), liveliest(key)
    said = alt(job(key, phase, locale=locale))
    assert 20 < len(said) <= LONGEST_ALT
    assert len(game.tension(phase.after)) == 0 or any(char.isdigit() for char in said)


@pytest.mark.parametrize("key", GAMES)
def test_losses_are_drawn(key: str) -> None:
    """Without its log lines and with the same figures before, a phase is another picture."""
    phase = next(each for each in played(key) if _hurts(key, each))
    quiet = replace(phase, before=phase.after, told=())
    assert changed(job(key, phase), job(key, quiet)) is not None


def _hurts(key: str, phase: Phase) -> bool:
    game = find(key)
    figures = [(game.figure(phase.before, seat), game.figure(phase.after, seat)) for seat in range(SEATS[key])]
    return any(old and new and new.value < old.value for old, new in figures)


def test_arrow_follows_the_way_that_was_gone() -> None:
    """A creature that has gone around has another arrow."""
    phase = next(each for each in played("fireteam_zero") if any(step.way for step in each.after.steps))
    moved = next(step for step in phase.after.steps if step.way)
    around = next(place for place in board_of(phase.after).cells if place not in (moved.origin, *moved.way))
    steps = [replace(each, way=[around, *each.way]) if each is moved else each for each in phase.after.steps]
    shown = job("fireteam_zero", phase)
    assert changed(shown, replace(shown, view=replace(phase.after, steps=steps))) is not None
