"""The picture of each question: its size, and that it shows every place and card that the choices name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from functools import cache
from itertools import product
from typing import get_args

import pytest

import renders
from engine.games import find, keys
from engine.games.fireteam_zero.model import content as fireteam_zero
from engine.games.keep_the_heroes_out.model import content as keep_the_heroes_out
from engine.games.massive_darkness.model import content as massive_darkness
from engine.games.tyrants.model import content as tyrants
from engine.words import LOCALES
from renders.canvas.looks import Look, drawn_for
from renders.job import Job, alt, draw, signs
from renders.panel import SIZE
from renders.scene import Scene
from renders.tyrants import asked
from renders.tyrants import map as the_map
from tests.pictures import sample
from tests.renders.inked import Inked
from tests.renders.seeing import changed
from tests.sampled import some

GAMES = sorted(keys())
POINTS, PHONE = 11, 330  # the smallest text in points, and the width of a panel's picture on a phone
SLACK = 0.4  # points, because a size is a whole number of px
LETTERED = "ABCD"  # the letters of seats
LETTERS = 0.66  # share of the height of a badge
CARDS: Mapping[str, Collection[str]] = {
    "fireteam_zero": fireteam_zero.content().cards,
    "keep_the_heroes_out": keep_the_heroes_out.content().cards,
    "massive_darkness": massive_darkness.content().cards,
    "tyrants": tyrants.cards(),
}


@cache
def questions(key: str) -> tuple[Job, ...]:
    """Returns the pictures of the first questions of each kind in a game of autopilots, one for each group."""
    return tuple(each.job for each in sample.questions(find(key), seed=1))


@pytest.mark.parametrize(("game", "look"), some([*product(GAMES, get_args(Look))], 6))
def test_every_picture_of_a_question_has_one_size(game: str, look: Look) -> None:
    picture = renders.find(game)["asked"]
    with drawn_for(look):
        sizes = {picture.background(Scene(replace(each, look=look))).size for each in questions(game)}
    assert sizes == {SIZE}


@pytest.mark.parametrize("game", GAMES)
def test_picture_marks_every_place_and_card_to_choose(game: str) -> None:
    """Without the badge of a place, the picture is another one."""
    unmarked = [
        (each.topic.key, place)
        for each in questions(game)
        if each.topic
        for place in sorted(each.badges)[:: max(1, len(each.badges))]
        if changed(each, replace(each, badges=each.badges - {place})) is None
    ]
    assert unmarked == []


def _without(names: tuple[str, ...], one: str) -> tuple[str, ...]:
    return tuple(name for name in names if name != one)


@pytest.mark.parametrize("game", GAMES)
def test_picture_shows_every_card_that_the_choices_name(game: str) -> None:
    """Without the name of a card that is no place of its own, the picture is another one."""
    unseen = []
    for each in questions(game):
        topic = each.topic
        assert topic is not None
        alone = [name for name in topic.named if name in CARDS[game] and not any(b.endswith(name) for b in each.badges)]
        for card in alone[:: max(1, len(alone))]:
            fewer = replace(topic, named=_without(topic.named, card), about=_without(topic.about, card))
            if changed(each, replace(each, topic=fewer)) is None:
                unseen.append((topic.key, card))
    assert unseen == []


@pytest.mark.parametrize(("game", "look", "locale"), some([*product(GAMES, get_args(Look), LOCALES)], 6))
def test_smallest_text_is_eleven_points_on_a_phone(game: str, look: Look, locale: str, inked: Inked) -> None:
    """A panel's picture is 330 points wide. On the map of Tyrants this holds for names, or for numbers in their place;
    the letters on pieces are only a third sign beside colour and shape."""
    small = {}
    for each in questions(game):
        lines = inked.lines(replace(each, look=look, locale=locale))
        found = {line.said: round(line.px) for line in lines if line.px * PHONE / SIZE[0] < POINTS - SLACK}
        if game == "tyrants" and not asked.of_cards(Scene(each)):
            found = {said: px for said, px in found.items() if said not in LETTERED}
        if found:
            small[each.topic.key if each.topic else ""] = found
    assert small == {}


@pytest.mark.parametrize("look", some(get_args(Look), 1))
def test_numbers_to_choose_on_the_map_of_tyrants_are_large(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, badge = list[int](), the_map.badge
    monkeypatch.setattr(the_map, "badge", lambda name, px: drawn.append(px) or badge(name, px))
    for each in questions("tyrants"):
        draw(replace(each, look=look))
    assert drawn and min(drawn) * LETTERS * PHONE / SIZE[0] > POINTS - SLACK


@pytest.mark.parametrize("locale", ["en", "es", "pt-BR"])
@pytest.mark.parametrize("game", GAMES)
def test_legend_and_alt_text_have_words(game: str, locale: str) -> None:
    for each in questions(game):
        said = replace(each, locale=locale)
        assert alt(said)
        assert all(sign.words and len(sign.words) <= 24 for sign in signs(said))
