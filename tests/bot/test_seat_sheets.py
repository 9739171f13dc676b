"""The pictures on offer are those that the game declares; the bot knows only the board by name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PIL import Image

from bot.messages import pictures as drawing
from bot.panels.pages import seat_sheets
from bot.panels.pages.seat_sheets import looks, open_sheet, sheet_job, sheet_menu
from bot.text.speech import words_at
from engine.campaigns import Situation
from engine.games import find
from engine.table import Argument, Game
from engine.words import Words
from renders.picture import Picture, Shows
from tests import toy
from tests.playing import deal, varied
from tests.words.positions import FIRST_USER, WATCHER, situation_of

Declare = Callable[..., Situation]


def picture(shows: Shows) -> Picture:
    """Returns a picture that shows nothing, but says what it is of."""
    return Picture(lambda scene: Image.new("RGB", (4, 3)), (), lambda scene: (), shows=shows)


@pytest.fixture
def declaring(monkeypatch: pytest.MonkeyPatch) -> Declare:
    """A game of Lanterns for two that declares pictures by their names."""
    toy.register(monkeypatch)
    game: Game = varied(find("toy"), places=lambda view: ("lantern",))

    def declare(**shows: Shows) -> Situation:
        declared = {name: picture(each) for name, each in shows.items()}
        for module in (seat_sheets, drawing):
            monkeypatch.setattr(module, "find", lambda key: declared)
        situation = situation_of(deal(game, 2, seed=1), 0, [])
        return replace(situation, game=game)

    return declare


@pytest.fixture(autouse=True)
def pictures_are_called_by_their_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game has words for the pictures of these tests."""
    said = Words.message

    def message(words: Words, key: str, **args: Argument) -> str:
        return " ".join([key, *map(str, args.values())]) if key.startswith("picture-") else said(words, key, **args)

    monkeypatch.setattr(Words, "message", message)


def words_of(situation: Situation) -> Words:
    """English."""
    return words_at(situation, "en")


def test_seat_sheets_are_offered_once_per_seat_to_everyone(declaring: Declare) -> None:
    situation = declaring(board="table", sheet="seat", enemies="table")
    for user in (FIRST_USER, WATCHER):
        found = looks(situation, user, words_of(situation))
        assert list(found) == ["board", "sheet:0", "sheet:1", "enemies"]
    assert open_sheet(situation, "sheet")
    assert not open_sheet(situation, "board")


def test_seat_sheet_shows_public_state_of_that_seat(declaring: Declare) -> None:
    situation = declaring(board="table", sheet="seat")
    job = sheet_job(situation, "en", "sheet:1", WATCHER)
    assert job is not None
    assert (job.picture, job.seat) == ("sheet", 1)
    assert job.view == situation.view(None)


@pytest.mark.parametrize("shown", ["sheet", "sheet:2", "sheet:x", "sheet:-1", "nothing", "choice", "place", "hand"])
def test_unavailable_picture_is_refused(shown: str, declaring: Declare) -> None:
    situation = declaring(board="table", sheet="seat", choice="choice", place="place", hand="own")
    assert sheet_job(situation, "en", shown, WATCHER) is None


def test_private_picture_is_offered_to_its_player(declaring: Declare) -> None:
    situation = declaring(board="table", hand="own")
    assert list(looks(situation, WATCHER, words_of(situation))) == ["board"]
    assert list(looks(situation, FIRST_USER + 1, words_of(situation))) == ["board", "hand"]
    job = sheet_job(situation, "en", "hand", FIRST_USER + 1)
    assert job is not None and job.seat == 1


def test_places_are_offered_where_a_close_up_is_declared(declaring: Declare) -> None:
    without = declaring(board="table")
    assert "lantern" not in looks(without, WATCHER, words_of(without))
    close = declaring(board="table", place="place")
    assert "lantern" in looks(close, WATCHER, words_of(close))
    job = sheet_job(close, "en", "lantern", WATCHER)
    assert job is not None
    assert (job.picture, job.place) == ("place", "lantern")


def test_picture_menu_needs_more_than_board_and_hand(declaring: Declare) -> None:
    plain = declaring(board="table", place="place", hand="own", scoring="result")
    assert sheet_menu(plain, FIRST_USER, words_of(plain)) is None
    rich = declaring(board="table", hand="seat", mission="table", scoring="result", choice="choice")
    menu = sheet_menu(rich, FIRST_USER, words_of(rich))
    assert menu is not None
    entries = [each.value for each in menu.entries]
    assert entries == ["board", "hand:0", "hand:1", "mission"]
